// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
// What is lost or damaged in a text, what is put in its place, and what only looks so.
import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { withEdits } from '../../text/edit.ts';
import { findingsIn } from './check-texts.ts';

const tables = tablesOf(import.meta.filename);

/** The codes of what is found, and the text once all that is sure is done, or all that is offered. */
function report(text: string, takes?: true, isOffered = false) {
  const found = findingsIn(text, takes);
  const edits = found.flatMap(({ edits: own = [], isSure }) => (isSure || isOffered ? own : []));
  return {
    codes: [...new Set(found.map(({ code }) => code))],
    text: withEdits(text, edits),
  };
}

test.each([
  ...[' ', '\t', '\u00a0', '\u200b', '\u2060', '\u00ad', '\u3164', '\u2800', '\u3000', '\ufeff'],
  ...['\ufe0f', '\u{e0041}', '\u200b\u00a0 ', '\u2028', '\u115f', '\u200e', '\u0007'],
])('%j shows nothing', (text) => {
  expect(report(text)).toEqual({ codes: ['blank-text'], text });
});

test.each(tables('unseen'))('%j has characters that nobody sees', (text, shown) => {
  expect(report(text)).toEqual({ codes: ['invisible-character'], text: shown });
});

test.each(['Apple \uf8ff', '\ue000one'])('what %j stands for is for its author to say', (text) => {
  expect(report(text)).toEqual({ codes: ['invisible-character'], text });
});

test.each(tables('damaged'))('%j is damaged, and was %j', (text, was) => {
  expect(report(text)).toEqual({ codes: ['damaged-text'], text: was });
});

test.each(['EV \ufffd NOMAD', 'the bestâ€ boat', '&lt;b&gt;now&lt;/b&gt;'])(
  '%j is damaged, and cannot be repaired unasked',
  (text) => {
    expect(report(text)).toEqual({ codes: ['damaged-text'], text });
  },
);

test.each(tables('markup'))('%j is printed with its signs, and reads %j without', (text, shown) => {
  expect(report(text)).toEqual({ codes: ['markup'], text: shown });
});

test.each(tables('half'))('in a sentence %j is half a mark, and %j is offered', (text, whole) => {
  expect(report(text, true, true)).toEqual({ codes: ['half-mark'], text: whole });
  expect(report(whole, true).codes).toEqual([]);
});

test.each(tables('sentence'))('in a sentence %j becomes %j', (text, shown) => {
  expect(report(text, true)).toEqual({ codes: ['markup'], text: shown });
});

test.each(tables('marked'))('in a sentence %j is as it should be', (text) => {
  expect(report(text, true)).toEqual({ codes: [], text });
});

test.each(tables('merged'))('%j holds what a program left', (text) => {
  expect(new Set(report(text).codes)).toEqual(new Set(['damaged-text']));
});

test.each(tables('meant'))('what is meant by %j is for its author to say', (text) => {
  expect(report(text)).toEqual({ codes: ['markup'], text });
});

test.each(tables('braces'))(
  'of %j the brace without its other half is printed; sure is %j',
  (text, shown) => {
    expect(report(text)).toEqual({ codes: ['lost-sign'], text: shown });
  },
);

test.each(['{n} boats', '$${ itself', '{{site.name}}', '$site.name}', '${site.name', '\\d{3}'])(
  'the braces of %j are no fault of a text, or one of a reference',
  (text) => {
    expect(report(text).codes).toEqual([]);
  },
);

test('a new line begins no paragraph', () => {
  expect(report('One.\nTwo.').codes).toEqual(['line-break']);
  expect(report('One.\n').codes).toEqual([]);
});

test.each(tables('fine'))('%j is as it should be', (text) => {
  expect(report(text)).toEqual({ codes: [], text });
});
