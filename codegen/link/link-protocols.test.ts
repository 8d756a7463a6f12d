// Every rule for an address in content lets no script pass: whatever takes a link takes links alone.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../schema');

/** The patterns of a schema, at any depth. */
function patternsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'pattern' in value && typeof value.pattern === 'string' ? [value.pattern] : [];
  return [...own, ...Object.values(value).flatMap(patternsOf)];
}

const patterns = globSync('**/*.schema.json', { cwd: folder }).flatMap((file) =>
  patternsOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
);
const good = ['/contact', 'https://www.dealer.example/', 'tel:+15550100100', 'mailto:a@b.example'];
const ofAddresses = [...new Set(patterns)].filter((pattern) => {
  const rule = new RegExp(pattern, 'u');
  // What takes a sentence too is a rule for text, and text is shown as text.
  return good.some((address) => rule.test(address)) && !rule.test('Some words.');
});

test('there are rules for addresses', () => {
  expect(ofAddresses.length).toBeGreaterThan(3);
});

test.each(ofAddresses)('%s takes no script', (pattern) => {
  const rule = new RegExp(pattern, 'u');
  const hostile = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
  ];
  expect(hostile.filter((address) => rule.test(address))).toEqual([]);
});
