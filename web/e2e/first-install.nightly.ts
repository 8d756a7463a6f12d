// docs/operations.md, followed to the letter as root of an empty machine, up to a message over TLS.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reportMissing } from '../../server/testing/report-missing.ts';
import { contactMessage } from './content/contact-message.ts';

const [, chapter = ''] = readFileSync('docs/operations.md', 'utf8').split(
  '\n## From an empty server to the running site\n',
);
const [own = ''] = chapter.split('\n## ', 1);
const blocks = [...own.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);

/** Why the machine of the test cannot be another one for a while. */
function whyMissing(): string | undefined {
  for (const program of ['nginx', 'curl', 'openssl', 'git', 'ip', 'runuser', 'useradd'])
    if (spawnSync('which', [program]).status !== 0) return `${program} is not on this machine`;
  const split = ['--mount', '--net', '--pid', '--fork', 'mount', '-t', 'tmpfs', 'none', '/mnt'];
  return spawnSync('unshare', split).status === 0 ? undefined : 'this is not root of a machine';
}

const missing = whyMissing();
reportMissing('the first installation', missing);

/** A repository with what a release is made of. */
function layRepository(folder: string): string {
  const repository = join(folder, 'site.git');
  mkdirSync(repository);
  for (const name of ['deploy', 'server', 'package.json', 'package-lock.json', '.npmrc'])
    cpSync(name, join(repository, name), { recursive: true });
  const message = JSON.stringify(contactMessage);
  writeFileSync(join(repository, 'message.json'), message);
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: repository });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all', '--force');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'Site');
  return repository;
}

/** What a visitor and cron do once all is installed. */
const use = `
code=$(curl --silent --output /dev/null --write-out '%{http_code}' --header 'Content-Type: application/json' --data @/remote/message.json "https://$host/api/contact")
echo "sent: $code"
echo "plain: $(curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}' "http://$host/contact")"
sed -n 's/^[^#]* site //p' /etc/cron.d/site | sed 's/\\\\%/%/g' > /run/cron.sh
chmod 755 /run /run/cron.sh
runuser --user=site -- env -i DATA_DIR=/var/lib/site HOME=/var/lib/site PATH=/usr/local/bin:/usr/bin:/bin sh -eu /run/cron.sh
echo "copies: $(ls /var/backups/site | grep --count sqlite)"
`;

const ready = 'curl --fail --silent --retry 20 --retry-delay 1 --retry-all-errors';
/** What is to be seen after a switch. */
const look = `
${ready} "https://$host/readyz" > /dev/null
echo "served: $(readlink /proc/$(pgrep --oldest --full '^/srv/site/node_modules/.bin/node .*server/main.ts$')/cwd)"
`;

test.skipIf(missing)('an empty server runs the site after the lines of the document', () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, 'root');
  mkdirSync(root);
  const script = [
    "git config --system --add safe.directory '*'",
    ...blocks.flatMap((block) => {
      if (block.includes('site.cron')) return [block, use, look];
      return block.includes('systemctl restart site') ? [block, look] : [block];
    }),
  ]
    .join('\n')
    .replace(/^repository=.*$/m, 'repository=file:///remote');
  writeFileSync(join(folder, 'script.sh'), script);
  const { status, stdout, stderr } = spawnSync(
    'sh',
    [
      'web/e2e/first-install/sandbox.sh',
      root,
      process.cwd(),
      join(folder, 'script.sh'),
      layRepository(folder),
    ],
    { encoding: 'utf8' },
  );
  expect([status, stderr.slice(-4000)]).toEqual([0, expect.any(String)]);
  expect(stdout).toContain('sent: 201');
  expect(stdout).toContain('plain: 301 https://www.site.example/contact');
  expect(stdout).toContain('copies: 1');
  const served = [...stdout.matchAll(/^served: (.*)$/gm)].map(([, release]) => release);
  expect(served).toHaveLength(3);
  expect(served[0]).toMatch(/^\/srv\/releases\/\d{4}-/);
  expect(served[1]).not.toBe(served[0]);
  expect(served[2]).toBe(served[0]);
});
