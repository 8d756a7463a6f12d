// Whatever the content says: no built page runs a script of its own, asks another site, or leads nowhere; and whatever
// a page holds has a name, a place and a purpose.
import { globSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { site } from './content/records.ts';
import { headingsIn, nameOf } from './page-parts.ts';
import { faultsOfData, readBounds, unsafeParts } from './safety.ts';

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
      text.match(
        /__origins|__content|__desk|__edit|__open-in-editor|site-editor|data-places|data-part=|[\u{e0100}-\u{e01ef}]/gu,
      ) ?? [];
    expect(faultsIn(built('**/*.{css,html,js,json}'), look)).toEqual([]);
  });
});

const documents = built('**/*.html').map((file) => [file, parse(textOf(file))] as const);

/** What a look at every page finds, each with its page. */
const onEveryPage = (look: (html: HTMLElement) => readonly string[]) =>
  documents.flatMap(([file, html]) => look(html).map((fault) => `${file}: ${fault}`));

const addressOf = (link: HTMLElement) => link.getAttribute('href') ?? '';

/** What is seen of a name: no words for screen readers only, no signs. */
function seenWords(element: HTMLElement): string {
  const words = element.childNodes.map((node) => node.textContent).join('');
  const hidden = element.querySelectorAll('[aria-hidden=true], .sr-only');
  return hidden
    .reduce((text, { textContent }) => text.replace(textContent, ''), words)
    .replace(/\s+/g, ' ')
    .trim();
}

describe('on every page', () => {
  test('a name holds the words that are seen, and says of what it gives details', () => {
    const faults = onEveryPage((html) =>
      html.querySelectorAll('a, button, summary').flatMap((each) => {
        const name = nameOf(each);
        const isVague = /^(View Details|Get Quote|Apply Now|RESERVE TODAY|Directions)$/.test(name);
        const isGood = name !== '' && name.includes(seenWords(each)) && !isVague;
        return isGood ? [] : [`"${name}" (seen: ${seenWords(each)})`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('a link to another site opens a new tab, says so and keeps its hands off', () => {
    const faults = onEveryPage((html) =>
      html.querySelectorAll('a[href]').flatMap((link) => {
        const isOutside = /^https?:/.test(addressOf(link));
        const isNewTab = link.getAttribute('target') === '_blank';
        const isKept = /\bnoopener\b/.test(link.getAttribute('rel') ?? '');
        const isSaid = nameOf(link).endsWith('(opens in a new tab)');
        return isOutside === (isNewTab && isKept && isSaid) ? [] : [addressOf(link)];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('a phone number is dialed in full, a mailbox is one', () => {
    const shapes = [/^(?!tel:|mailto:)/, /^tel:\+\d{11,}$/, /^mailto:[^@\s]+@[^@\s?]+(\?\S+)?$/];
    const faults = onEveryPage((html) =>
      html
        .querySelectorAll('a[href]')
        .map(addressOf)
        .filter((address) => !shapes.some((shape) => shape.test(address))),
    );
    expect(faults).toEqual([]);
  });

  test('an id is given once, what is referred to exists, and no control stands inside another', () => {
    const referring = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'commandfor'];
    const faults = onEveryPage((html) => {
      const ids = html.querySelectorAll('[id]').map(({ id }) => id);
      const referred = referring.flatMap((name) =>
        html
          .querySelectorAll(`[${name}]`)
          .flatMap((each) => `${each.getAttribute(name)}`.split(' ')),
      );
      const nested = html
        .querySelectorAll(':is(a, button, summary) :is(a, button, select, textarea, input)')
        .map((each) => each.outerHTML.slice(0, 80));
      return [
        ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice ${id}`),
        ...referred.filter((id) => !ids.includes(id)).map((id) => `missing ${id}`),
        ...nested,
      ];
    });
    expect(faults).toEqual([]);
  });

  test('headings begin with the one first of the page and skip no level', () => {
    const faults = onEveryPage((html) => {
      const main = html.querySelector('main') ?? html;
      const levels = headingsIn(main).map((each) => Number(each.tagName.slice(1)));
      const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      const isOne = html.querySelectorAll('h1').length === 1;
      return levels[0] === 1 && isOne && skips.length === 0 ? [] : [levels.join(' ')];
    });
    expect(faults).toEqual([]);
  });

  test('the language is said, and nobody is kept from zooming', () => {
    const faults = onEveryPage((html) => {
      const viewport = html.querySelector('meta[name=viewport]')?.getAttribute('content') ?? '';
      const canZoom =
        /width=device-width/.test(viewport) && !/maximum-scale|user-scalable/.test(viewport);
      const { lang } = html.querySelector('html')?.attributes ?? {};
      return lang === site.language && canZoom ? [] : [`${lang} ${viewport}`];
    });
    expect(faults).toEqual([]);
  });

  test('help stands at the same places in the same order', () => {
    const help = (html: HTMLElement) =>
      ['header', 'body > [data-call-bar]', 'footer address'].map((place) => {
        const links = html.querySelector(place)?.querySelectorAll('a').map(addressOf);
        return links?.filter((href) => /^tel:|^mailto:|contact/.test(href)).join(' ');
      });
    const all = new Set(documents.map(([, html]) => JSON.stringify(help(html))));
    expect([...all]).toEqual([expect.stringContaining('tel:')]);
  });

  test('nothing waits for a script', () => {
    const faults = onEveryPage((html) =>
      html
        .querySelectorAll('main :is([data-placeholder], [aria-busy=true], progress)')
        .map((each) => each.outerHTML.slice(0, 80)),
    );
    expect(faults).toEqual([]);
  });

  test('a picture has a size and a text, or an empty one where it only adorns', () => {
    const faults = onEveryPage((html) => {
      const has = (each: HTMLElement) => (name: string) => each.hasAttribute(name);
      const bare = html
        .querySelectorAll('img')
        .filter((each) => !['alt', 'width', 'height'].every(has(each)));
      const drawings = html
        .querySelectorAll('svg')
        .filter((each) => !['aria-hidden', 'aria-label', 'role'].some(has(each)));
      return [...bare, ...drawings].map((each) => each.outerHTML.slice(0, 80));
    });
    expect(faults).toEqual([]);
  });
});
