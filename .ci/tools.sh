#!/bin/sh
# On Debian as root, makes sure that the programs the reliability tests use are there.
# Elsewhere the tests use what they find and say what they lack.
set -eu

if [ -f /etc/debian_version ] && [ "$(id -u)" = 0 ] &&
  ! { command -v strace && command -v nginx; } >/dev/null; then
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update && apt-get install -y --no-install-recommends strace nginx-light; } >&2
fi
