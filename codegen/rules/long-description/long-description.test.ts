// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
// The messages at their places are in the testdata of the rules; here is what takes several texts.

import { describe, expect, test } from 'vitest';
import type { Data } from '../../model/content.ts';
import { expandPages } from '../../site/expand.ts';
import { makeContent, makeSite, type Records } from '../../testing/make-site.ts';
import { findIn } from '../../testing/run-rules.ts';

describe('a description', () => {
  const letters = (count: number) => 'x'.repeat(count);
  const page = (path: string, count: number, more: Data = {}) => ({
    path,
    title: path,
    description: ` ${letters(count)}\n`,
    ...more,
  });

  /** What is said of these records, with the descriptions of templates filled in. */
  function check(records: Records) {
    const { pages, ...site } = makeSite(records, expandPages(makeContent(records)).pages);
    const filled = pages.map((each) => {
      const own = each.record?.entry.data.description;
      return own === undefined
        ? each
        : { ...each, data: { ...each.data, description: String(own) } };
    });
    return findIn('advice', { ...site, pages: filled }).map(({ file, message }) => [file, message]);
  }

  test('of as many characters as search results show is short enough, and of one more is not', () => {
    expect(check({ pages: { a: page('/a', 160) } })).toEqual([]);
    expect(check({ pages: { a: page('/a', 161) } })).toEqual([
      ['content/page/a.yaml', 'the description is 161 characters long'],
    ]);
  });

  test('is counted including the sentence that the site adds, and the space before it', () => {
    const site = { phoneLine: letters(20) };
    expect(check({ site, pages: { a: page('/a', 139) } })).toEqual([]);
    expect(check({ site, pages: { a: page('/a', 140) } })).toEqual([
      [
        'content/page/a.yaml',
        'the description is 161 characters long, including the sentence that the site adds',
      ],
    ]);
  });

  test('that no search result shows may be long', () => {
    expect(check({ pages: { a: page('/a', 200, { indexed: false }) } })).toEqual([]);
  });
});
