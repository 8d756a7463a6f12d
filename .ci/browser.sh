#!/bin/sh
# Prints the path of the Chromium for the browser tests.
set -eu

for candidate in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable \
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
  if [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1; then
    command -v "$candidate"
    exit 0
  fi
done

echo "The browser tests need Chromium: install it, or name its program in CHROMIUM." >&2
exit 1
