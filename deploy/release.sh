#!/bin/sh
# Puts the built site, and what it needs to run, into a new folder:  sh deploy/release.sh /srv/releases/1
# CONTENT=../shop, before that, takes the site of another dealer from his folder.
set -eu

release=$1
project=$(dirname "$0")/..
site=$(cd "${CONTENT:-$project}" && pwd)
[ ! -e "$release" ] || { echo "There is $release already." >&2; exit 1; }
[ -d "$site/dist" ] || { echo "The site is not built: run \"make build\" first." >&2; exit 1; }

# It gets its name when it is complete.
part=$release.part
rm -rf "$part"
mkdir -p "$part/generated"
cd "$project"
cp -R package.json package-lock.json .npmrc deploy server "$site/build" "$site/dist" "$part"
cp -R "$site/generated/contract" "$part/generated"
cd "$part"
npm ci --omit=dev --no-audit --no-fund --loglevel=error
# Installing runs no script of a package; that of this one fetches the Node that the service runs.
npm rebuild --ignore-scripts=false node
node_modules/.bin/node --version
mv "$part" "$release"
