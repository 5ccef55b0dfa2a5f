#!/bin/sh
# Seals the built files: joins the style sheets, the texts and the shapes, checks that nothing refers to a file that is not
# there, names the build by a digest of its content, and writes the service worker with the list of all files. Trunk runs it
# after each build; its failure is the build's failure.
set -eu
export LC_ALL=C
shell=$(cd "$(dirname "$0")" && pwd)
cd "${TRUNK_STAGING_DIR:?is set by Trunk}"

if command -v sha256sum >/dev/null; then digest() { sha256sum "$@"; }; else digest() { shasum -a 256 "$@"; }; fi
fail() { echo "seal: $*" >&2; exit 1; }

# One style sheet, in the order of the page and then board by board, under a name that changes with its content.
sheets=$(sed -n 's/.*rel="stylesheet" href="\.\/\([^"]*\)".*/\1/p; s/.*href="\.\/\([^"]*\)" rel="stylesheet".*/\1/p' index.html)
[ -n "$sheets" ] || fail "index.html has no style sheet"
cat $sheets "$shell"/../games/*/board.css > joined.css
rm $sheets
style=style-$(digest joined.css | cut -c 1-16).css
mv joined.css "$style"
awk -v style="$style" '
  /rel="stylesheet"/ { if (!joined++) print "  <link rel=\"stylesheet\" href=\"./" style "\">"; next }
  NF { print }
' index.html > index.new
mv index.new index.html

# One file of texts for each language, named likewise. A text is known by its line, so keys, comments and blank lines stay
# behind; each game's begin after its name in brackets. src/app/words/file.rs reads the sources in the same way.
rm -f en-*.txt
for file in "$shell"/../app/words/en.txt "$shell"/../games/*/words/en.txt; do
  id=$(basename "$(dirname "$(dirname "$file")")" | tr _ -)
  [ "$id" = app ] || echo "[$id]"
  sed '/^$/d; /^# /d; /^## /,$!s/^[^ ]* = //' "$file"
done > joined.txt
texts=en-$(digest joined.txt | cut -c 1-16).txt
mv joined.txt "$texts"
sed -E "s/en(-[0-9a-f]{16})?\\.txt/$texts/g" index.html > index.new
mv index.new index.html

# Shapes that drawings refer to, the house's and each board's, stand in the page itself.
cat "$shell"/../app/shapes.svg "$shell"/../games/*/shapes.svg |
  awk '/<!--/ { off = 1 } !off { sub(/^ +/, ""); print } /-->/ { off = 0 }' > shapes.new
awk '
  /^<svg .*class="defs"/ { off = 1 }
  !off { print }
  /<\/svg>/ { off = 0 }
  /<body>/ { while ((getline line < "shapes.new") > 0) print line }
' index.html > index.new
mv index.new index.html
rm shapes.new

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
# What games ship beside the program, packed, under names that change with their content; several files of a game are one.
rm -f ./*.table
tables=
for folder in "$shell"/../games/*/; do
  cat "$folder"*.table > table.new 2>/dev/null || continue
  id=$(basename "$folder" | tr _ -)
  name=$id-$(digest table.new | cut -c 1-16).table
  gzip -9 -n -c table.new > "$name"
  tables="$tables\"$id\":\"./$name\","
done
rm -f table.new

# The worker loads the page's own program, so the two are never of two builds while the files are; its loader tells of which.
wasm=$(refers index.html 'data-wasm="[^"]*"')
js=${wasm%_bg.wasm}.js
grep -v '^//' "$shell/worker.js" | sed "s|@js@|$js|; s|@wasm@|$wasm|" > worker_loader.js

# Names for debuggers go, functions are put into an order that compresses well; see there.
rustc --edition 2024 -o pack.new "$shell/pack/main.rs"
./pack.new "$wasm" "$js"
rm pack.new

check index.html '(href|src|data-wasm|data-texts)="[^"]*"'
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
  # The program opens its workers by name.
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
{ echo "self.build=\"$build\";"; echo "self.tables={$tables};"; cat worker_loader.js; } > loader.new
mv loader.new worker_loader.js

# The list, one `"path": "digest",` a line; the page itself is called by the folder's name, as visitors do.
list | sed -E 's|^([0-9a-f]{64}) +\./(.*)$|  "./\2": "\1",|; s|"./index.html"|"./"|' > files.list
awk -v build="$build" '
  /"@files@"/ { while ((getline line < "files.list") > 0) print line; next }
  { sub(/@build@/, build); print }
' "$shell/sw.js" > sw.js
rm files.list
echo "seal: build $build, $(list | wc -l | tr -d ' ') files"
