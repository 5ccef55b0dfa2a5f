#!/bin/sh
# What a visitor downloads: each built file, raw and gzipped, and sums of each kind.
set -eu
export LC_ALL=C
source=$(cd "$(dirname "$0")/.." && pwd)
cd "${1:-dist}"
files=$(find . -type f | sed 's|^\./||' | sort)

# print RAW GZIPPED NAME
print() { printf '%10d %10d  %s\n' "$1" "$2" "$3"; }
# sum NAME PATTERN...: all files that match one of the patterns
sum() {
  name=$1 raw=0 zipped=0
  shift
  for file in $files; do
    for pattern in "$@"; do
      case $file in
        $pattern) raw=$((raw + $(wc -c < "$file"))) zipped=$((zipped + $(gzip -9 -n -c "$file" | wc -c))) ;;
      esac
    done
  done
  print "$raw" "$zipped" "$name"
}

printf '%10s %10s  %s\n' raw gzipped file
for file in $files; do sum "$file" "$file"; done
echo
sum 'page, wasm' 'parlour-*.wasm'
page=$zipped
sum 'worker, wasm' 'worker_bg.wasm'
sum 'style' '*.css'
# They are a part of the page's wasm, all languages together.
texts=$(find "$source" -name '*.ftl' | sort)
print "$(cat $texts | wc -c)" "$(cat $texts | gzip -9 -n -c | wc -c)" 'texts, in the page'
sum 'tables' '*.table'
sum 'everything' '*'
echo
if [ "$page" -le $((800 * 1024)) ]; then word=within; else word=OVER; fi
echo "page, wasm, gzipped: $((page / 1024)) KiB, expected below 800 KiB: $word"
