import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { canonicals, noVehicle, nowhere } from './content/addresses.ts';
import { site } from './content/records.ts';
import { headingsIn, nameOf } from './page-parts.ts';
import { startReading } from './reading.ts';

const reading = startReading();

const pages = [
  ...canonicals,
  nowhere,
  noVehicle,
  '/inventory?sort=price-up',
  '/inventory?search=nothing-is-called-this',
];

/** Looks at every page; each fault is reported with its page. */
async function faultsOnAllPages(look: (html: HTMLElement) => string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of pages) {
    faults.push(...look(await reading.html(path)).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

const opening = '(opens in a new tab)';

describe('on every page', () => {
  test('a link or button has a name', async () => {
    const faults = await faultsOnAllPages((html) =>
      html
        .querySelectorAll('a[href], button, summary')
        .filter((each) => nameOf(each) === '')
        .map(String),
    );
    expect(faults).toEqual([]);
  });

  test('View Details and Get Quote say of what', async () => {
    const faults = await faultsOnAllPages((html) => {
      const names = html.querySelectorAll('main a').map(nameOf);
      return names.filter((name) =>
        /^(View Details|Get Quote|Apply Now|RESERVE TODAY|Call to Ask|Directions)$/.test(name),
      );
    });
    expect(faults).toEqual([]);
  });

  test('a name holds the words that are seen', async () => {
    const faults = await faultsOnAllPages((html) =>
      html
        .querySelectorAll('a[aria-label], button[aria-label]')
        .filter((each) => !nameOf(each).includes(seenWords(each)))
        .map((each) => `${nameOf(each)} (seen: ${seenWords(each)})`),
    );
    expect(faults).toEqual([]);
  });

  test('a link to another site opens a new tab, says so and keeps its hands off', async () => {
    const faults = await faultsOnAllPages((html) =>
      html.querySelectorAll('a[href]').flatMap((link) => {
        const isOutside = /^https?:/.test(link.getAttribute('href') ?? '');
        const isNewTab = link.getAttribute('target') === '_blank';
        if (isOutside !== isNewTab) return [`${link.getAttribute('href')} in the wrong tab`];
        if (!isOutside) return [];
        const rel = link.getAttribute('rel')?.split(' ') ?? [];
        return [
          ...(rel.includes('noopener') ? [] : [`${nameOf(link)} without noopener`]),
          ...(nameOf(link).endsWith(opening)
            ? []
            : [`${nameOf(link)} does not say it opens a new tab`]),
        ];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('a phone number is dialed in full, a mailbox is one', async () => {
    const faults = await faultsOnAllPages((html) => {
      const addresses = html
        .querySelectorAll('a[href]')
        .map((link) => link.getAttribute('href') ?? '');
      const wrong = (scheme: string, shape: RegExp) =>
        addresses.filter((address) => address.startsWith(scheme) && !shape.test(address));
      return [
        ...wrong('tel:', /^tel:\+1\d{10}$/),
        ...wrong('mailto:', /^mailto:[^@\s]+@[^@\s?]+(\?\S+)?$/),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('a picture has a text, or none where it only adorns', async () => {
    const faults = await faultsOnAllPages((html) => {
      const pictures = html.querySelectorAll('img');
      const bare = pictures.filter(
        (each) => !['alt', 'width', 'height'].every((name) => each.hasAttribute(name)),
      );
      const drawings = html
        .querySelectorAll('svg')
        .filter(
          (each) =>
            !each.hasAttribute('aria-hidden') &&
            !each.hasAttribute('aria-label') &&
            !each.hasAttribute('role'),
        );
      return [...bare, ...drawings].map((each) => each.outerHTML.slice(0, 80));
    });
    expect(faults).toEqual([]);
  });

  test('an id is given once, and what is referred to exists', async () => {
    const faults = await faultsOnAllPages((html) => {
      const ids = html.querySelectorAll('[id]').map(({ id }) => id);
      const referred = [
        'for',
        'aria-labelledby',
        'aria-describedby',
        'aria-controls',
        'commandfor',
        'popovertarget',
      ].flatMap((name) =>
        html
          .querySelectorAll(`[${name}]`)
          .flatMap((each) => each.getAttribute(name)?.split(' ') ?? []),
      );
      return [
        ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice ${id}`),
        ...referred.filter((id) => !ids.includes(id)).map((id) => `missing ${id}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('no control stands inside another', async () => {
    const faults = await faultsOnAllPages((html) =>
      html
        .querySelectorAll(':is(a, button, summary, label) :is(a, button, select, textarea)')
        .flatMap((each) => {
          const isLabelled =
            each.closest('label') && !each.parentNode?.closest('a, button, summary');
          return isLabelled ? [] : [each.outerHTML.slice(0, 80)];
        }),
    );
    expect(faults).toEqual([]);
  });

  test('headings begin with one first and skip no level', async () => {
    const faults = await faultsOnAllPages((html) => {
      const main = html.querySelector('main') ?? html;
      const levels = headingsIn(main).map((each) => Number(each.tagName.slice(1)));
      const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      return levels[0] === 1 && skips.length === 0 ? [] : [levels.join(' ')];
    });
    expect(faults).toEqual([]);
  });

  test('the language is said, and nobody is kept from zooming', async () => {
    const faults = await faultsOnAllPages((html) => {
      const viewport = html.querySelector('meta[name=viewport]')?.getAttribute('content') ?? '';
      const canZoom =
        /width=device-width/.test(viewport) && !/maximum-scale|user-scalable/.test(viewport);
      return html.querySelector('html')?.getAttribute('lang') === site.language && canZoom
        ? []
        : [viewport];
    });
    expect(faults).toEqual([]);
  });

  test('help stands at the same places in the same order', async () => {
    const help = (html: HTMLElement) =>
      ['header', 'body > [data-call-bar]', 'footer address'].map((place) => {
        const part = html.querySelector(place);
        const links = part?.querySelectorAll('a').map((link) => link.getAttribute('href'));
        return (
          links?.filter((href) => /^tel:|^mailto:|contact/.test(href ?? '')).join(' ') ||
          part?.textContent
        );
      });
    const wanted = help(await reading.html('/'));
    const faults = await faultsOnAllPages((html) =>
      `${help(html)}` === `${wanted}` ? [] : [`${help(html)}`],
    );
    expect(faults).toEqual([]);
  });

  test('there is one picture at most that comes first, and it does not wait', async () => {
    const faults = await faultsOnAllPages((html) => {
      const first = html.querySelectorAll('img[fetchpriority=high]');
      const lazy = first.filter((each) => each.getAttribute('loading') === 'lazy');
      return first.length > 1 || lazy.length > 0
        ? [`${first.length} first, ${lazy.length} lazy`]
        : [];
    });
    expect(faults).toEqual([]);
  });
});

/** What is seen of a name: no words for screen readers only, no signs. */
function seenWords(element: HTMLElement): string {
  const words = element.childNodes.map((node) => node.textContent).join('');
  const hidden = element
    .querySelectorAll('[aria-hidden=true], .sr-only')
    .map((each) => each.textContent);
  return hidden
    .reduce((text, part) => text.replace(part, ''), words)
    .replace(/\s+/g, ' ')
    .trim();
}
