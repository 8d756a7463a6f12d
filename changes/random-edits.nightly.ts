import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { createMemo } from '../codegen/memo.ts';
import { createRandom, editAnything } from '../codegen/testing/random-edit.ts';
import { layDealer, secondDealer } from '../codegen/testing/whole-dealers.ts';
import type { Changes } from './changes.ts';
import { compareSites, type State } from './compare/compare-sites.ts';
import { describeChanges } from './print/describe-changes.ts';
import { htmlReport } from './print/html.ts';
import { readState } from './testing/fixture-dealer.ts';

// `EDITS=200 SEED=7 npx vitest run --project nightly changes/random-edits` makes other edits and more of them; with `DEALER=content` they
// are made in a copy of the project's own content.

const [edits, seed] = [Number(process.env.EDITS ?? 40), Number(process.env.SEED ?? 1)];
const root = mkdtempSync(join(tmpdir(), 'random-edits-'));
layDealer(root, process.env.DEALER ? [process.env.DEALER] : secondDealer);
afterAll(() => rmSync(root, { recursive: true }));

const memo = createMemo();
const random = createRandom(seed);
const before = await readState(root, memo);

/** The addresses of the pages that differ by a byte. */
function differing(after: State): string[] {
  const paths = new Set([...before.pages.keys(), ...after.pages.keys()]);
  return [...paths].filter((path) => before.pages.get(path)?.html !== after.pages.get(path)?.html);
}

/** All that a page says, as strings of its source: what stands between tags, and what is read in place of pictures. */
function stringsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body'));
  const shown = body.replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gs, '');
  const between = [...shown.matchAll(/>([^<]+)</g)].map(([, text = '']) => text);
  const attributes = [...shown.matchAll(/ (?:alt|aria-label|placeholder)="([^"]+)"/g)];
  const head = [...html.matchAll(/<title>([^<]+)<|name="description" content="([^"]+)"/g)];
  return [
    ...between,
    ...attributes.map(([, text = '']) => text),
    ...head.map(([, title, description]) => title ?? description ?? ''),
  ].map((text) => parse(text).text);
}

const squeezed = (text: string) => text.replaceAll(/[\s\u200b]/g, '');

function sentencesOf(html: string): Set<string> {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  const sentences = stringsOf(html).flatMap((text) => [...segmenter.segment(text.trim())]);
  return new Set(sentences.map(({ segment }) => squeezed(segment)).filter(Boolean));
}

function differingSentences(old: string, now: string): string[] {
  const [before, after] = [sentencesOf(old), sentencesOf(now)];
  const both = [...before, ...after];
  return both.filter((sentence) => !(before.has(sentence) && after.has(sentence)));
}

/** All that the comparison says of the texts of a page. */
function wordsReported({ texts }: Changes, path: string): string {
  const own = texts.flatMap(({ variants }) => variants.filter(({ pages }) => pages.includes(path)));
  return own.map(({ before = '', after = '' }) => squeezed(`${before}${after}`)).join('\n');
}

/** The table of a report below a heading. */
function tableOf(report: HTMLElement, heading: string) {
  const sections = report.querySelectorAll('section');
  return sections.find((section) => section.querySelector('h2')?.text === heading);
}

test.each(Array.from({ length: edits }, (_, index) => index + 1))(
  'edit %i: the report names the pages that differ, and shows every sentence that does',
  async () => {
    let after: State;
    let words: string;
    for (;;) {
      const edit = editAnything(root, random);
      after = await readState(root, memo);
      edit.undo();
      words = edit.words;
      if (after.pages.size > 0 && differing(after).length > 0) break;
    }
    const changes = compareSites(before, after, 'before');
    const report = parse(htmlReport(describeChanges(changes), undefined));
    const named = tableOf(report, 'Pages')?.querySelectorAll('td:first-child > code');
    const found = named?.map(({ text }) => text).filter((path) => !path.startsWith('…'));
    expect([words, [...new Set(found)].sort()]).toEqual([words, differing(after).sort()]);

    const shown = squeezed(report.text);
    for (const path of differing(after)) {
      const [old, now] = [before, after].map(({ pages }) => pages.get(path)?.html);
      if (old === undefined || now === undefined) continue;
      const reported = wordsReported(changes, path);
      const missing = differingSentences(old, now).filter(
        (sentence) => !reported.includes(sentence) || !shown.includes(sentence),
      );
      expect([words, path, missing]).toEqual([words, path, []]);
    }
  },
);
