#!/bin/sh
# Prints how a change of a site, here or in the folder that CONTENT names, is tested: `content` if nothing differs from
# the branch that BASE names but what a site is made from, and `whole` in every other case.
cd "${CONTENT:-.}" || exit
git="git -c safe.directory=*"
if [ -n "$BASE" ] && $git diff --quiet "$BASE...HEAD" -- . ':!content' ':!encoded' ':!languages'; then
	echo content
else
	echo whole
fi
