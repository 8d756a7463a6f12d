#!/bin/sh
# Prints how a change is tested: `content` if nothing else differs from the branch that BASE names, and `whole` in every
# other case.
git="git -c safe.directory=*"
if [ -n "$BASE" ] && $git diff --quiet "$BASE...HEAD" -- . ':!content' ':!encoded'; then
	echo content
else
	echo whole
fi
