#!/bin/sh
# On Debian as root, makes sure that the programs the tests use are there: a browser, a proxy, a tracer; for `nightly`
# the other browsers and Java too. Elsewhere the tests use what they find and say what they lack.
set -eu

install() {
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update && apt-get install -y --no-install-recommends "$@"; } >&2
}

if [ -f /etc/debian_version ] && [ "$(id -u)" = 0 ] &&
  ! { sh .ci/browser.sh && command -v strace && command -v nginx && command -v systemd-analyze; } >/dev/null 2>&1; then
  install chromium fonts-liberation strace nginx-light systemd openssl
fi

if [ "${1:-}" = nightly ] && [ -f /etc/debian_version ] && [ "$(id -u)" = 0 ] &&
  ! { command -v firefox-esr && command -v WebKitWebDriver && command -v Xvfb && command -v java; } >/dev/null 2>&1; then
  install firefox-esr webkit2gtk-driver xvfb default-jre-headless
fi
