import { expect, test } from 'vitest';
import { htmlReport } from './html.ts';
import { markdownReport } from './markdown.ts';
import { type Cell, code, type Report } from './report.ts';

const reportOf = (rows: readonly (readonly Cell[])[], more: Partial<Report> = {}): Report => ({
  title: 'Changes',
  verdict: [['Some.']],
  urgent: [],
  parts: [
    { heading: 'Texts', columns: ['Before', 'After'], rows: rows.map((cells) => ({ cells })) },
  ],
  ...more,
});

const hostile = '<img src=x> | **no** `x` [a](b) &lt; ~~y~~ a_b\nz';

test('no text of a dealer is taken for markup', () => {
  const [row = ''] = markdownReport(reportOf([[[hostile], [code('a`|b')]]]))
    .trim()
    .split('\n')
    .slice(-1);
  expect(row).toBe(
    String.raw`| &lt;img src=x> \| \*\*no\*\* \`x\` \[a\](b) &amp;lt; \~\~y\~\~ a\_b z | ${'`a´\\|b`'} |`,
  );
  const html = htmlReport(reportOf([[[hostile], [code('a')]]]), []);
  expect(html).toContain('<td data-name="Before">&lt;img src=x> | **no** `x`');
});

test('rows that do not fit are counted, the least important first', () => {
  const rows = Array.from({ length: 90 }, (_, at): Cell[] => [
    [`sentence ${at}`],
    ['x'.repeat(80)],
  ]);
  const [first] = reportOf([[['error'], ['help']]]).parts;
  const report = reportOf(rows, { urgent: first ? [first] : [] });
  const whole = markdownReport(report);
  expect(whole).not.toContain('more lines');
  const limit = 4000;
  const cut = markdownReport(report, limit);
  expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(limit);
  expect(cut).toContain('| error | help |');
  const shown = cut.match(/^\| sentence/gm)?.length ?? 0;
  expect(shown).toBeGreaterThan(10);
  expect(cut).toContain(`\n\n${90 - shown} more lines are in \`report.html\`.\n`);
});

test('a table of very many lines shows the first hundred, and in HTML all', () => {
  const rows = Array.from({ length: 250 }, (_, at): Cell[] => [[`sentence ${at}`], ['x']]);
  expect(markdownReport(reportOf(rows)).match(/^\| sentence/gm)).toHaveLength(100);
  expect(htmlReport(reportOf(rows), []).match(/>sentence/g)).toHaveLength(250);
});
