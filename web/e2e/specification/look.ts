// Ways to look at a fetched page, by role and words. Each returns what it misses, or nothing.
import type { HTMLElement } from 'node-html-parser';
import { blockUnder, groupBeside, headingsIn, nameOf } from '../page-parts.ts';
import { foldSpace, textOf } from '../page-text.ts';

/** Looks for one thing in a part of a page and says what is missing. */
export type Look = (part: HTMLElement) => string[];

const phone = 'tel:+18448446638';

/** Headings with exactly these words. */
export function headings(...texts: string[]): Look {
  return (part) => {
    const found = headingsIn(part).map((heading) => foldSpace(heading.textContent));
    return texts.filter((text) => !found.includes(text)).map((text) => `heading "${text}"`);
  };
}

/** Words somewhere in the part. */
export function says(...texts: string[]): Look {
  return (part) => {
    const said = textOf(part);
    return texts.filter((text) => !said.includes(text)).map((text) => `words "${text}"`);
  };
}

interface LinkRule {
  /** How many such links there are; at least one when left out. */
  readonly times?: number;
  readonly newTab?: boolean;
}

/** Links whose name begins with these words and that lead there. */
export function link(name: string, to: string | RegExp, { times, newTab }: LinkRule = {}): Look {
  return (part) => {
    const found = linksTo(part, to).filter((each) => nameOf(each).startsWith(name));
    const enough = times === undefined ? found.length > 0 : found.length === times;
    const opensRight = found.every((each) => !newTab || opensNewTab(each));
    const what = `link "${name}" to ${to}`;
    if (!enough) return [`${what} (${found.length} found)`];
    return opensRight ? [] : [`${what} in a new tab`];
  };
}

/** Links that dial the dealer. */
export function dials(name: string, times?: number): Look {
  return link(name, phone, times === undefined ? {} : { times });
}

/** Exactly this many elements. */
export function count(wanted: number, selector: string): Look {
  return (part) => {
    const found = part.querySelectorAll(selector).length;
    return found === wanted ? [] : [`${wanted} of ${selector} (${found} found)`];
  };
}

/** At least so many elements. */
export function atLeast(wanted: number, selector: string): Look {
  return (part) => {
    const found = part.querySelectorAll(selector).length;
    return found >= wanted ? [] : [`at least ${wanted} of ${selector} (${found} found)`];
  };
}

/** The looks, within the card or section that a heading is the title of. */
export function under(heading: string, ...looks: Look[]): Look {
  return (part) => {
    const block = blockUnder(part, heading);
    if (!block) return [`heading "${heading}"`];
    return lookAll(block, looks).map((fault) => `under "${heading}": ${fault}`);
  };
}

/** The looks, within the group that a heading opens inside a section. */
export function beside(heading: string, ...looks: Look[]): Look {
  return (part) => {
    const group = groupBeside(part, heading);
    if (!group) return [`heading "${heading}"`];
    return lookAll(group, looks).map((fault) => `beside "${heading}": ${fault}`);
  };
}

/** The looks, within the first element of a selector. */
export function inside(selector: string, ...looks: Look[]): Look {
  return (part) => {
    const found = part.querySelector(selector);
    if (!found) return [selector];
    return lookAll(found, looks).map((fault) => `in ${selector}: ${fault}`);
  };
}

/** A map that a button loads, and the plain link beside it. */
export function map(place: string | RegExp): Look {
  return (part) => {
    const buttons = part.querySelectorAll('button[data-embed]');
    const wanted = (each: HTMLElement) => {
      const words = decodeURIComponent(`${each.getAttribute('data-embed')}`).replaceAll('+', ' ');
      return typeof place === 'string' ? words.includes(place) : place.test(words);
    };
    return [
      ...(buttons.some(wanted) ? [] : [`button for the map of ${place}`]),
      ...link('Open', /^https:\/\/\S*maps/, { newTab: true })(part),
    ];
  };
}

/** Everything the looks miss in a part. */
export function lookAll(part: HTMLElement, looks: readonly Look[]): string[] {
  return looks.flatMap((look) => look(part));
}

function linksTo(part: HTMLElement, to: string | RegExp): HTMLElement[] {
  return part.querySelectorAll('a[href]').filter((each) => {
    const href = each.getAttribute('href') ?? '';
    // What a link asks about is handed over in its query; it leads to the same page.
    return typeof to === 'string' ? href.replace(/\?about=.*/, '') === to : to.test(href);
  });
}

function opensNewTab(link: HTMLElement): boolean {
  return link.getAttribute('target') === '_blank';
}
