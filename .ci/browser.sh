#!/bin/sh
# Makes sure that a Chromium is there for the browser tests; prints its path.
# On Debian as root it installs the package; elsewhere it only looks.
set -eu

for candidate in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable \
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
  if [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1; then
    command -v "$candidate"
    exit 0
  fi
done

if [ -f /etc/debian_version ] && [ "$(id -u)" = 0 ]; then
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update && apt-get install -y --no-install-recommends chromium fonts-liberation; } >&2
  command -v chromium
  exit 0
fi

echo "The browser tests need Chromium: install it, or name its program in CHROMIUM." >&2
exit 1
