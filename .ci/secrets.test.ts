import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const secrets = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
  // A password for a host that is more than an example.
  /\b(?:postgres(?:ql)?|smtps?):\/\/[^\s:/@]+:[^\s@]+@(?![^\s/]*(?:\.example|\.internal|\.invalid|host:|127\.0\.0\.1|\[::1\]))/,
];

test('no key and no password lies among the files of the project', () => {
  const folders = '{.ci,.github,bench,changes,codegen,content,docs,schema,server,studio,web}';
  const endings = '{css,html,json,md,sh,svg,ts,tsx,txt,yaml,yml}';
  const exclude = (name: string) => /(?:^|\/)testdata$/.test(name);
  const files = globSync(`${folders}/**/*.${endings}`, { cwd: root, exclude });
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => {
    const text = read(file);
    return secrets.some((secret) => secret.test(text));
  });
  expect(found).toEqual([]);
  expect(globSync('{.env,.env.*,*.pem,*.key}', { cwd: root })).toEqual([]);
});
