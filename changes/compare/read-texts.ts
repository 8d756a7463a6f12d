import { type HTMLElement, parse } from 'node-html-parser';
import type { PageText } from '../changes.ts';
import { fold, readBlocks } from './read-blocks.ts';

/** What a page says, in reading order, and what it loads. */
export interface PageReading {
  readonly texts: readonly PageText[];
  readonly pictures: string;
  readonly preview: string;
  readonly files: string;
}

const readAloud = ['alt', 'aria-label', 'placeholder'] as const;

/** Reads the HTML of a page: every sentence that visitors, screen readers and search engines get from it. */
export function readTexts(html: string): PageReading {
  const root = parse(html, { comment: false });
  const segmenter = new Intl.Segmenter(root.querySelector('html')?.getAttribute('lang') ?? 'en', {
    granularity: 'sentence',
  });
  const sentences = (text: string) => {
    const whole = fold(text);
    return [...segmenter.segment(whole)].map(({ segment }) => segment.trim()).filter(Boolean);
  };
  const body = root.querySelector('body');
  const texts = [
    ...headTexts(root),
    ...(body ? [...readBlocks(body), ...attributeTexts(body), ...linkTexts(body)] : []),
    ...dataTexts(root),
  ];
  return {
    texts: texts.flatMap((each) =>
      each.role === 'link' ? each : sentences(each.text).map((text) => ({ ...each, text })),
    ),
    pictures: attributesIn(root, 'img, source', ['src', 'srcset']),
    preview: attributesIn(root, 'meta[property="og:image"]', ['content']),
    files: attributesIn(root, 'link[rel="stylesheet"], link[rel="modulepreload"], script', [
      'href',
      'src',
      'data-from',
    ]),
  };
}

/** What a page says between header and footer, block by block. */
export function readMain(html: string): string[] {
  const main = parse(html, { comment: false }).querySelector('main');
  return main ? readBlocks(main).map(({ text }) => text) : [];
}

function headTexts(root: HTMLElement): PageText[] {
  const meta = root.querySelectorAll('head meta[content]').map((each) => ({
    label: each.getAttribute('name') ?? each.getAttribute('property') ?? '',
    text: each.getAttribute('content') ?? '',
  }));
  const wanted = meta.filter(({ label, text }) => label !== '' && !isAddress(text));
  return [
    { role: 'title', text: root.querySelector('head title')?.text ?? '' },
    ...wanted.map(({ label, text }): PageText => {
      return label === 'description' ? { role: label, text } : { role: 'search', label, text };
    }),
  ];
}

/** Addresses are reported elsewhere: page addresses as such, picture addresses as pictures. */
function isAddress(text: string): boolean {
  return /^https?:\/\/|^width=/.test(text);
}

function attributeTexts(body: HTMLElement): PageText[] {
  const named = body.querySelectorAll(readAloud.map((name) => `[${name}]`).join());
  return named.flatMap((each) =>
    readAloud.flatMap((name): PageText[] => {
      const text = each.getAttribute(name);
      return text ? [{ role: 'unseen', text }] : [];
    }),
  );
}

function linkTexts(body: HTMLElement): PageText[] {
  return body.querySelectorAll('a[href], form[action]').map((each) => ({
    role: 'link',
    text: each.getAttribute('href') ?? each.getAttribute('action') ?? '',
    label: fold(each.text),
  }));
}

function dataTexts(root: HTMLElement): PageText[] {
  const scripts = root.querySelectorAll('script[type="application/ld+json"]');
  return scripts.flatMap((script) => leavesOf(JSON.parse(script.rawText), ''));
}

function leavesOf(value: unknown, label: string): PageText[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, below]) =>
      leavesOf(below, Array.isArray(value) ? label : [label, key].filter(Boolean).join('.')),
    );
  }
  const [text, named] = [String(value), label.replace('@graph.', '')];
  return isAddress(text) || named.includes('@') ? [] : [{ role: 'search', label: named, text }];
}

function attributesIn(root: HTMLElement, selector: string, names: readonly string[]): string {
  const found = root.querySelectorAll(selector);
  return found.flatMap((each) => names.map((name) => each.getAttribute(name) ?? '')).join('\n');
}
