#!/bin/sh
# What a visitor downloads: each built file raw and gzipped, all together, and the budgets they must keep.
set -eu
export LC_ALL=C
cd "${1:-dist}"
zipped() { gzip -9 -n -c "$1" | wc -c | tr -d ' '; }
raw() { wc -c < "$1" | tr -d ' '; }

all_raw=0 all_zip=0 wasm_raw=0 wasm_zip=0 tables_zip=0
printf '%10s %10s  %s\n' raw gzipped file
for file in $(find . -type f | sed 's|^\./||' | sort); do
  r=$(raw "$file") z=$(zipped "$file")
  printf '%10d %10d  %s\n' "$r" "$z" "$file"
  case $file in
    *.table) tables_zip=$((tables_zip + z)) ;; # opening books and endgames have a budget of their own
    *) all_raw=$((all_raw + r)) all_zip=$((all_zip + z)) ;;
  esac
  case $file in *.wasm) wasm_raw=$((wasm_raw + r)) wasm_zip=$((wasm_zip + z)) ;; esac
done
printf '%10d %10d  %s\n\n' "$all_raw" "$all_zip" 'all but tables'

over=0
budget() { # budget WHAT BYTES KIB
  if [ "$2" -le $(($3 * 1024)) ]; then word=within; else word=OVER over=1; fi
  printf '%-22s %7d bytes of %d KiB: %s\n' "$1" "$2" "$3" "$word"
}
budget 'wasm, raw' "$wasm_raw" 900
budget 'wasm, gzipped' "$wasm_zip" 300
budget 'everything, gzipped' "$all_zip" 450
budget 'tables, gzipped' "$tables_zip" 220
exit $over
