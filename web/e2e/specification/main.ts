// Compares the built site with its specification and prints the differences, one per line.
import type { HTMLElement } from 'node-html-parser';
import { blockUnder, nameOf } from '../page-parts.ts';
import { type FetchedPage, fetchPage, metaOf, textOf } from '../page-text.ts';
import { startSite } from '../running-site.ts';
import { addresses, foreignPlaces, lengths, type Row, type Value, values } from './values.ts';

const site = await startSite();
const kept = new Map<string, Promise<FetchedPage>>();

function pageAt(path: string): Promise<FetchedPage> {
  const page = kept.get(path) ?? fetchPage(site.url + path);
  kept.set(path, page);
  return page;
}

/** One line of the report, or none if the expected value is found. */
function difference(address: string, expected: string, found: string): string[] {
  return expected === found ? [] : [`${address}: expected ${expected}, found ${found}`];
}

async function addressDifferences(): Promise<string[]> {
  const found = addresses.map(async ([path, canonical]) => {
    const { status, html } = await pageAt(path);
    const link = html.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
    const own = URL.canParse(link) ? decodeURI(new URL(link).pathname) : 'no address';
    return difference(path, `200 as ${canonical}`, `${status} as ${own}`);
  });
  return (await Promise.all(found)).flat();
}

function valueDifference(part: HTMLElement, address: string, value: Value): string[] {
  if (typeof value === 'string') {
    const said = textOf(part);
    const missing = value.split(' | ').filter((words) => !said.includes(words));
    return missing.flatMap((words) => difference(address, `"${words}"`, `"${said.slice(0, 80)}…"`));
  }
  const [first, second] = value;
  if (typeof first === 'number') {
    const found = part.querySelectorAll(second).length;
    return difference(address, `${first} of ${second}`, `${found} of ${second}`);
  }
  const links = part.querySelectorAll('a[href]').filter((link) => nameOf(link).startsWith(first));
  const targets = links.map((link) => `${link.getAttribute('href')}`.replace(/\?about=.*/, ''));
  const found = first === '' ? 'no link there' : targets.join(' and ') || 'no such link';
  return targets.includes(second) ? [] : difference(address, `"${first}" to ${second}`, found);
}

async function rowDifferences([path, heading, ...expected]: Row): Promise<string[]> {
  const { html } = await pageAt(path);
  const main = html.querySelector('main') ?? html;
  const part = heading === '' ? html : blockUnder(main, heading);
  const address = heading === '' ? path : `${path}, ${heading}`;
  if (!part) return difference(address, `a heading "${heading}"`, 'none');
  return expected.flatMap((value) => valueDifference(part, address, value));
}

const canonicals = [...new Set(addresses.map(([, canonical]) => canonical))];

async function placeDifferences(place: string, wanted: readonly string[]): Promise<string[]> {
  const found = canonicals.map(async (path) => {
    const { html } = await pageAt(path);
    return html.outerHTML.includes(place) ? [path] : [];
  });
  const naming = (await Promise.all(found)).flat();
  return difference(
    place,
    `on ${wanted.join(', ') || 'no page'}`,
    `on ${naming.join(', ') || 'no page'}`,
  );
}

async function lengthDifferences(path: string): Promise<string[]> {
  const { html } = await pageAt(path);
  const description = metaOf(html, 'description') ?? '';
  const texts = {
    title: html.querySelector('head > title')?.text ?? '',
    description: description.replace(/ Call [\d-]+\.$/, ''),
  };
  return (['title', 'description'] as const).flatMap((name) => {
    const [least, most] = lengths[name];
    const { length } = texts[name];
    if (length >= least && length <= most) return [];
    return difference(path, `a ${name} of ${least} to ${most} characters`, `${length}`);
  });
}

/** Pages that share their description with another. */
async function sharedDescriptions(): Promise<string[]> {
  const found = canonicals.map(async (path) => {
    const { html } = await pageAt(path);
    return { path, description: metaOf(html, 'description') ?? 'none' };
  });
  const groups = Map.groupBy(await Promise.all(found), ({ description }) => description).values();
  return [...groups].flatMap(([one, other]) =>
    one && other ? difference(one.path, 'a description of its own', `that of ${other.path}`) : [],
  );
}

const found = [
  await sharedDescriptions(),
  await addressDifferences(),
  ...(await Promise.all(values.map(rowDifferences))),
  ...(await Promise.all(Object.entries(foreignPlaces).map((each) => placeDifferences(...each)))),
  ...(await Promise.all(canonicals.map(lengthDifferences))),
].flat();
await site.stop();
const lines = [...new Set(found)];
process.stdout.write(
  [...lines, `${lines.length} differences from the specification`, ''].join('\n'),
);
process.exitCode = lines.length === 0 ? 0 : 1;
