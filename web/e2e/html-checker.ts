import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { reportMissing } from '../../server/testing/report-missing.ts';

// The checker of the W3C, on files of HTML.

const checker = join(
  dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
);
/** Why the checker cannot run here. */
export const missingJava = spawnSync('java', ['-version']).error && 'there is no java';
reportMissing('the W3C checker', missingJava);

/** What the checker complains of and is kept on purpose, each with its reason. */
const kept: readonly (readonly [complaint: RegExp, reason: string])[] = [
  [/^Trailing slash on void elements/, 'React writes one, and quotes every value'],
  [/^The “list” role is unnecessary/, 'Safari forgets a list that shows no marks'],
  [
    /^Section lacks heading.*aria-label=/s,
    'a region that is reached by its name, such as a table that scrolls',
  ],
];

interface Complaint {
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

/** The errors and warnings of the checker, each kind once. */
export function complaintsAbout(...input: readonly string[]): string[] {
  const args = ['-jar', checker, '--skip-non-html', '--exit-zero-always', '--format', 'json'];
  const { stderr } = spawnSync('java', [...args, ...input], { encoding: 'utf8', maxBuffer: 1e9 });
  const { messages }: { messages: Complaint[] } = JSON.parse(stderr);
  const complaints = messages
    .map(({ url, message, extract }) => ({ url, message, said: `${message} ${extract}` }))
    .filter(({ said }) => !kept.some(([complaint]) => complaint.test(said)));
  return [...Map.groupBy(complaints, ({ message }) => message).values()].map(
    ([first, ...more]) => `${first?.url}: ${first?.said} (and ${more.length} more)`,
  );
}
