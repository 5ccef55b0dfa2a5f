#!/bin/sh
# Draws the PNG icons from icon.svg again; needed only when the drawing changes. Wants chromium, pngquant and zopflipng.
set -eu
cd "$(dirname "$0")"
tmp=$(mktemp -d)
trap 'rm -r "$tmp"' EXIT

# shoot SIZE FILE SVG COLOURS
shoot() {
  printf '<!doctype html><style>*{margin:0}svg{display:block;width:%spx;height:%spx}</style>%s' "$1" "$1" "$3" > "$tmp/page.html"
  chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --default-background-color=00000000 \
    --user-data-dir="$tmp/profile" --window-size="$1,$1" --screenshot="$tmp/shot.png" "file://$tmp/page.html" 2>/dev/null
  pngquant --force --strip --nofs --speed 1 --output "$tmp/few.png" "$4" "$tmp/shot.png"
  zopflipng -y -m "$tmp/few.png" "$2" >/dev/null
}

icon=$(cat icon.svg)
# Systems cut the maskable one to their own shape: the board runs to the edges, the pit stays in the middle four fifths.
full=$(sed -e '/id="rim"/d' \
  -e 's/id="board" x="16" y="16" width="480" height="480" rx="116"/id="board" width="512" height="512"/' icon.svg)
shoot 192 icon-192.png "$icon" 64
shoot 512 icon-512.png "$icon" 84
shoot 512 icon-maskable-512.png "$full" 72
ls -l icon*.png
