#!/bin/sh
# On Debian as root, makes sure that the programs the tests use are there: a browser, a proxy, a tracer.
# Elsewhere the tests use what they find and say what they lack.
set -eu

if [ -f /etc/debian_version ] && [ "$(id -u)" = 0 ] &&
  ! { sh .ci/browser.sh && command -v strace && command -v nginx; } >/dev/null 2>&1; then
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update &&
    apt-get install -y --no-install-recommends chromium fonts-liberation strace nginx-light; } >&2
fi
