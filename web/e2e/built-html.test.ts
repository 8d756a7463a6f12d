// Whatever the content says: no built page runs a script of its own, asks another site, or leads nowhere.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBounds } from './safety/bounds.ts';
import { faultsOfData } from './safety/data.ts';
import { unsafeParts } from './safety/page.ts';

const bounds = await readBounds(process.cwd());
const built = (pattern: string) => globSync(`dist/${pattern}`).sort();
const textOf = (file: string) => readFileSync(file, 'utf8');

/** The faults of all files, each with its file. */
function faultsIn(files: readonly string[], look: (text: string) => readonly string[]): string[] {
  expect(files.length).toBeGreaterThan(0);
  return files.flatMap((file) => look(textOf(file)).map((fault) => `${file}: ${fault}`));
}

describe('the built site', () => {
  test('has only pages without script, style or origin of somebody else', () => {
    expect(faultsIn(built('**/*.html'), (html) => unsafeParts(html, bounds))).toEqual([]);
  });

  test('has only data for pages that lead to known places', () => {
    const look = (json: string) => faultsOfData(JSON.parse(json), bounds);
    expect(faultsIn(built('data/**/*.json'), look)).toEqual([]);
  });

  test('has only drawings without script', () => {
    expect(faultsIn(built('**/*.svg'), (svg) => unsafeParts(svg, bounds))).toEqual([]);
  });

  test('has only styles that fetch from itself', () => {
    const look = (css: string) => {
      const addresses = [...css.matchAll(/url\(["']?([^"')]*)/g)].map(
        ([, address = '']) => address,
      );
      const foreign = addresses.filter((address) => !/^(?:\/(?!\/)|#)/.test(address));
      return [...foreign, ...(css.match(/@import/g) ?? [])];
    };
    expect(faultsIn(built('**/*.css'), look)).toEqual([]);
  });

  test('has a rule for every class that depends on the window or a state', () => {
    const styles = built('**/*.css').map(textOf).join('').replaceAll('\\', '');
    const look = (html: string) => {
      const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) =>
        list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
      );
      const variants = new Set(classes.filter((name) => name.includes(':')));
      return [...variants].filter((name) => !styles.includes(`.${name}`));
    };
    expect(faultsIn(built('**/*.html'), look)).toEqual([]);
  });

  test('has nothing of what is seen while it is written', () => {
    const look = (text: string) =>
      text.match(/__origins|__content|__open-in-editor|data-places|[\u{f0000}-\u{10fffd}]/gu) ?? [];
    expect(faultsIn(built('**/*.{css,html,js,json}'), look)).toEqual([]);
  });
});
