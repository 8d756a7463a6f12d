// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
// The messages at their places are in testdata/err; here is what takes several texts.
import { describe, expect, test } from 'vitest';
import type { Data } from '../../model/content.ts';
import { findParagraphs } from '../../model/paragraph.ts';
import { expandPages } from '../../site/expand.ts';
import { makeContent, makeSite, type Records } from '../../testing/make-site.ts';
import { checkCopy } from './check-copy.ts';

describe('a description', () => {
  const letters = (count: number) => 'x'.repeat(count);
  const page = (path: string, count: number, more: Data = {}) => ({
    path,
    title: path,
    description: ` ${letters(count)}\n`,
    ...more,
  });

  /** What is said of these records, with the descriptions of templates filled in. */
  function judge(records: Records) {
    const { pages, ...site } = makeSite(records, expandPages(makeContent(records)).pages);
    const filled = pages.map((each) => {
      const own = each.record?.entry.data.description;
      return own === undefined ? each : { ...each, data: { ...each.data, description: own } };
    });
    return checkCopy({ ...site, pages: filled }).map(({ file, message }) => [file, message]);
  }

  test('of as many characters as search results show is short enough, and of one more is not', () => {
    expect(judge({ pages: { a: page('/a', 160) } })).toEqual([]);
    expect(judge({ pages: { a: page('/a', 161) } })).toEqual([
      ['content/page/a.yaml', 'the description is 161 characters long'],
    ]);
  });

  test('is counted including the sentence that the site adds, and the space before it', () => {
    const site = { phoneLine: letters(20) };
    expect(judge({ site, pages: { a: page('/a', 139) } })).toEqual([]);
    expect(judge({ site, pages: { a: page('/a', 140) } })).toEqual([
      [
        'content/page/a.yaml',
        'the description is 161 characters long, including the sentence that the site adds',
      ],
    ]);
  });

  test('that no search result shows may be long', () => {
    expect(judge({ pages: { a: page('/a', 200, { indexed: false }) } })).toEqual([]);
  });

  const towns = Object.fromEntries(
    [161, 163, 162].map((count, index) => [
      `north/t${index}`,
      { slug: `t${index}`, county: 'north', description: letters(count) },
    ]),
  );
  const counties = { north: { name: 'North', townPath: '/{slug}' } };

  test('of a record is reported in its own file, the longest first', () => {
    const templates = { town: { title: 'Town', description: '${town.description}' } };
    expect(judge({ templates, counties, towns })).toEqual([
      ['content/town/north/t1.yaml', 'the description of /t1 is 163 characters long'],
      ['content/town/north/t2.yaml', 'the description of /t2 is 162 characters long'],
      ['content/town/north/t0.yaml', 'the description of /t0 is 161 characters long'],
    ]);
  });

  test('that a template writes is reported once, with the longest of its pages', () => {
    const templates = {
      town: { title: 'Town', description: 'In ${town.name}: ${town.description}' },
    };
    expect(judge({ templates, counties, towns })).toEqual([
      [
        'content/template/town.yaml',
        'the description of /t1 is 163 characters long, and 2 more pages have a long one',
      ],
    ]);
  });
});

describe('a text', () => {
  const words = (name: string, count = 40) =>
    Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');

  function judge(texts: Readonly<Record<string, readonly string[]>>) {
    const site = makeSite({});
    const pages = Object.entries(texts).map(([id, text]) => {
      const [entry = expect.fail()] = makeContent({ pages: { [id]: { text } } }).pages;
      return { ...entry, source: { ...entry.source, paragraphs: findParagraphs(entry.data) } };
    });
    const found = checkCopy({ ...site, content: { ...site.content, pages } });
    return found.map(({ file, message }) => [file, message]);
  }

  const same = 'this text says the same as line 1 of content/page/a.yaml';
  const nearly = 'this text says nearly the same as line 1 of content/page/a.yaml';

  test('that stands elsewhere, or nearly so, is reported at its second place', () => {
    expect(judge({ a: [words('w')], b: [words('w')] })).toEqual([['content/page/b.yaml', same]]);
    expect(judge({ a: [words('w')], b: [`${words('w')} and more`] })).toEqual([
      ['content/page/b.yaml', nearly],
    ]);
  });

  test('that says something else is left alone, whatever a part of it says', () => {
    expect(judge({ a: [words('w')], b: [words('v')] })).toEqual([]);
    expect(judge({ a: [words('w')], b: [`${words('w', 20)} ${words('v', 20)}`] })).toEqual([]);
  });

  test('may describe two pictures alike', () => {
    const site = makeSite({ pictures: { a: { alt: words('w') }, b: { alt: words('w') } } });
    const entry = site.content.pictures ?? expect.fail();
    const source = { ...entry.source, paragraphs: findParagraphs(entry.data) };
    const pictures = { ...entry, source };
    expect(source.paragraphs).toHaveLength(2);
    expect(checkCopy({ ...site, content: { ...site.content, pictures } })).toEqual([]);
  });

  test('is reported once for two files, and again for a third', () => {
    const both = [words('w'), words('v')];
    expect(judge({ a: both, b: both, c: [words('w')] })).toEqual([
      ['content/page/b.yaml', `${same}, and 1 more text likewise`],
      ['content/page/c.yaml', same],
    ]);
  });
});
