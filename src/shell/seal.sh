#!/bin/sh
# Does to the built files what Trunk cannot: packs the games' tables, checks that nothing refers to a file that is
# not there, names the build by a digest of its content, and writes the service worker with the list of all files. Trunk runs it
# after each build; its failure is the build's failure. Sealed files can be sealed again.
set -eu
export LC_ALL=C
shell=$(cd "$(dirname "$0")" && pwd)
games=$shell/../games
cd "${TRUNK_STAGING_DIR:?is set by Trunk}"

if command -v sha256sum >/dev/null; then digest() { sha256sum "$@"; }; else digest() { shasum -a 256 "$@"; }; fi
fail() { echo "seal: $*" >&2; exit 1; }
fill() { # fill TEMPLATE MARK LIST: the template with its line "@MARK@" replaced by the lines of a list
  awk -v mark="\"@$2@\"" -v list="$3" '
    index($0, mark) { while ((getline line < list) > 0) print line; next }
    { print }
  ' "$1"
}

# What games ship beside the program, packed, under names that change with their content. Several tables of a game are joined in
# the order of their names, wherever they lie below its folder.
rm -f ./*.table
for folder in "$games"/*/; do
  find "$folder" -name '*.table' | awk -F / '{ print $NF "/" $0 }' | sort | cut -d / -f 2- |
    while IFS= read -r file; do cat "$file"; done > table.new
  [ -s table.new ] || continue
  id=$(basename "$folder" | tr _ -)
  name=$id-$(digest table.new | cut -c 1-16).table
  gzip -9 -n -c table.new > "$name"
  echo "  \"$id\": \"./$name\","
done > tables.list
rm -f table.new

# The worker's loader, which the build's name is stamped into below.
fill "$shell/worker.js" tables tables.list > worker_loader.js
rm tables.list
for file in worker.js worker_bg.wasm; do
  [ -s "$file" ] || fail "worker_loader.js refers to $file, which was not built"
done

# Every file that another one names must be there, and lie beside it: no other host, no path from the root.
refers() { # refers FILE EXPRESSION: what FILE names, one a line
  grep -oE "$2" "$1" | sed -E "s/^.*[\"']([^\"']*)[\"']\$/\1/" || true
}
check() {
  for name in $(refers "$1" "$2"); do
    case $name in
      '#'*) grep -q "id=\"${name#?}\"" "$1" || fail "$1 has no shape $name"; continue ;;
      /* | *:* | *..*) fail "$1 refers to $name; only files beside it can be kept offline" ;;
    esac
    [ "$name" = ./sw.js ] || [ -s "./$name" ] || fail "$1 refers to $name, which was not built"
  done
}
check index.html '(href|src|data-js|data-wasm)="[^"]*"'
check manifest.webmanifest '"src": *"[^"]*"'
for file in *.css; do
  # Style sheets bring everything along.
  if { grep -E '@import' "$file"; grep -oE 'url\([^)]*\)' "$file" | grep -vE "^url\([\"']?(data:|#)"; } >&2; then
    fail "$file refers to another file"
  fi
done
for file in *.js; do
  check "$file" "(from|import|importScripts|module_or_path:|wasm_bindgen|init|fetch|Worker|register)[ (]*[\"'][^\"']*[\"']"
done
for file in *.wasm; do
  # The page opens its workers by name.
  for name in $(grep -aoE '\./[a-z_-]+_loader\.js' "$file" || true); do
    [ -s "$name" ] || fail "$file refers to $name, which was not built"
  done
done

# The build's name: the digest of all files before they carry it, and of the service worker's source.
list() { find . -type f ! -name sw.js ! -name files.list | sort | while read -r file; do digest "$file"; done; }
build=$( { list; digest < "$shell/sw.js"; } | digest | cut -c 1-12)
grep -q 'name="build" content="[0-9a-z]*"' index.html || fail "index.html has no place for the build's name"
sed "s/name=\"build\" content=\"[0-9a-z]*\"/name=\"build\" content=\"$build\"/" index.html > index.new
mv index.new index.html
sed "s/@build@/$build/" worker_loader.js > loader.new
mv loader.new worker_loader.js

# The list, one `"path": "digest",` a line; the page itself is called by the folder's name, as visitors do.
list | sed -E 's|^([0-9a-f]{64}) +\./(.*)$|  "./\2": "\1",|; s|"./index.html"|"./"|' > files.list
fill "$shell/sw.js" files files.list | sed "s/@build@/$build/" > sw.js
rm files.list
echo "seal: build $build, $(list | wc -l | tr -d ' ') files"
