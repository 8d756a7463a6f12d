#!/bin/sh
# Follows a script of commands as root of a machine of its own: other folders, other processes, another network.
#   sandbox.sh <root> <project> <script> <folder of the repository>
# What fetches from the network or takes minutes is replaced by what it leaves; all else is the real program.
set -eu
root=$1 project=$2 script=$3 remote=$4

if [ -z "${IN_SANDBOX:-}" ]; then
  exec env IN_SANDBOX=1 unshare --mount --net --pid --fork --kill-child sh "$0" "$@"
fi

mount --make-rprivate /
mount -t tmpfs none "$root"
for name in usr proc dev tmp; do
  mkdir "$root/$name"
  mount --rbind "/$name" "$root/$name"
done
mount -t proc none "$root/proc"
for name in bin lib lib64 sbin; do
  if [ -L "/$name" ]; then ln -s "usr/$name" "$root/$name"; fi
done
mkdir -p "$root/srv" "$root/run" "$root/var/lib/nginx" "$root/var/log/nginx" "$root/project" "$root/stubs" "$root/root"
mkdir -p "$root/etc/systemd/system" "$root/etc/cron.d"
mount --rbind "$project" "$root/project"
mkdir "$root/remote"
mount --bind "$remote" "$root/remote"
cp -a /etc/. "$root/etc/"
echo "127.0.0.1 localhost www.site.example" > "$root/etc/hosts"
ip link set lo up
cp "$project"/web/e2e/first-install/stubs/* "$root/stubs/"
chmod 755 "$root" "$root"/stubs/*
cp "$script" "$root/script.sh"
exec env -i PATH=/stubs:/usr/sbin:/usr/bin HOME=/root chroot "$root" sh -eu /script.sh
