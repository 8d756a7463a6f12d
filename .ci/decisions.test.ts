import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// `UPDATE_EXPECTED=1 npx vitest run --project unit .ci/decisions` writes the list anew.

const folder = 'docs/decisions';
const index = `${folder}/README.md`;

test('the index lists every decision by its title', () => {
  const rows = readdirSync(folder)
    .filter((file) => /^\d/.test(file))
    .sort()
    .map((file) => {
      const [, number, title] =
        /^# (\d+)\. (.+)\n/.exec(readFileSync(`${folder}/${file}`, 'utf8')) ?? [];
      expect(Number(number), file).toBe(Number(file.slice(0, 3)));
      return `[${number}](${file}) | ${title}`;
    });
  const text = readFileSync(index, 'utf8');
  const wanted = [text.slice(0, text.indexOf('\n[1]')), ...rows, ''].join('\n');
  if (process.env.UPDATE_EXPECTED) writeFileSync(index, wanted);
  expect(readFileSync(index, 'utf8')).toBe(wanted);
});
