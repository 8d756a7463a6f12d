// What a page may load, and where it may lead, whatever its content says.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { parse as parseYaml } from 'yaml';

/** What the pages of a built project may name. */
export interface Bounds {
  /** The origin that the pages are published under. */
  readonly ownOrigin: string;
  /** The origins of all addresses in the content. */
  readonly linkedOrigins: ReadonlySet<string>;
  /** The origin of the map that loads after a click. */
  readonly embedOrigin: string | undefined;
  /** True for a page or file of the built site. */
  isServed(path: string): boolean;
}

/** Reads the bounds of a built project's pages. */
export async function readBounds(project: string): Promise<Bounds> {
  const [{ site }, { routes, fallbacks }] = await Promise.all([
    import(join(project, 'generated/site.ts')),
    import(join(project, 'generated/routes.ts')),
  ]);
  const places: { path: string }[] = [...routes, ...fallbacks];
  const pages = new Set(places.map(({ path }) => path));
  const isFile = (path: string) => {
    const file = join(project, 'dist', path);
    return existsSync(file) && statSync(file).isFile();
  };
  // An external action is written as `external:` plus the key of an address, which is a whole text.
  const linked = globSync('content/**/*.yaml', { cwd: project }).flatMap((file) => {
    const data = JSON.stringify(parseYaml(readFileSync(join(project, file), 'utf8'))) ?? '';
    return data.match(/(?<=")https:\/\/[^\s/"]+/g) ?? [];
  });
  return {
    ownOrigin: new URL(site.url).origin,
    linkedOrigins: new Set(linked.map((address) => new URL(address).origin)),
    embedOrigin: site.mapEmbedOrigin,
    isServed: (path) => pages.has(path) || isFile(path),
  };
}

/** What a browser does with an address: only what is followed may lead elsewhere, where the content says. */
type Use = 'followed' | 'fetched' | 'embedded';

/** The faults of an address; a good one is read alike by every parser. */
function faultsOf(address: string, use: Use, bounds: Bounds): readonly string[] {
  const { ownOrigin, linkedOrigins, embedOrigin, isServed } = bounds;
  if (use === 'embedded')
    return URL.parse(address)?.origin === embedOrigin ? [] : [`unknown map: ${address}`];
  if (use === 'followed' && /^(?:mailto|tel):[^\s\\]+$/.test(address)) return [];
  const isPlain = /^(?:\/(?!\/)|[?#]|https?:\/\/\w)/.test(address) && !/[\s\\\p{C}]/u.test(address);
  const url = isPlain ? URL.parse(address, ownOrigin) : null;
  if (!url || /%(?![\da-f]{2})/i.test(url.pathname)) return [`no plain address: ${address}`];
  if (url.origin === ownOrigin)
    return isServed(decodeURIComponent(url.pathname)) ? [] : [`leads nowhere: ${address}`];
  const isLinked = url.protocol === 'https:' && linkedOrigins.has(url.origin);
  return use === 'followed' && isLinked ? [] : [`unknown origin: ${address}`];
}

/** Every text in a value, at any depth, with its key. */
function textsIn(value: unknown, key = ''): readonly (readonly [key: string, text: string])[] {
  if (typeof value === 'string') return [[key, value]];
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.flatMap(([name, each]) => textsIn(each, name));
}

/** The faults of addresses in the data that the browser builds a page from: they are under keys that say so. */
export function faultsOfData(value: unknown, bounds: Bounds): readonly string[] {
  return textsIn(value).flatMap(([key, text]) => {
    if (key === 'embedUrl') return faultsOf(text, 'embedded', bounds);
    return /^(?:href|src|canonical)$|Url$/.test(key) ? faultsOf(text, 'followed', bounds) : [];
  });
}

/** The faults of structured data: every address in it must be on the site or in the content. */
function faultsOfStructuredData(value: unknown, bounds: Bounds): readonly string[] {
  const addresses = textsIn(value).filter(
    ([, text]) => /^(?:[a-z]+:)?\/\/\S+$/i.test(text) && !text.startsWith('https://schema.org'),
  );
  return addresses.flatMap(([, text]) => faultsOf(text, 'followed', bounds));
}

/** Elements that run, load, embed or redirect something, and attributes; pages do not use them. */
const refusedElements =
  /^(?:animate\w*|applet|base|embed|foreignobject|frame|frameset|iframe|math|object|set|style)$/;
const refusedAttributes = /^(?:on.*|style|srcdoc|ping|http-equiv|background)$/;

const fetched =
  /^(?:src|srcset|imagesrcset|poster|action|formaction|manifest|longdesc|xlink:href|data-from)$/;

/** Everything in a page that runs scripts, contacts another site, or leads where nobody meant it to. */
export function unsafeParts(html: string, bounds: Bounds): string[] {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  return root.querySelectorAll('*').flatMap((element) => {
    const name = nameOf(element);
    const faults = [
      ...(refusedElements.test(name) ? ['refused element'] : []),
      ...(name === 'script' ? faultsOfScript(element, bounds) : []),
      ...Object.entries(element.attributes).flatMap(([key, value]) =>
        faultsOfAttribute(name, [key.toLowerCase(), value], bounds),
      ),
    ];
    return faults.map((fault) => `<${name}> ${fault}`);
  });
}

const nameOf = ({ rawTagName }: HTMLElement) => rawTagName.toLowerCase();

/** Scripts that hold data are run by no browser, so the security policy, which allows scripts by address, is not about them. */
function faultsOfScript(script: HTMLElement, bounds: Bounds): readonly string[] {
  const type = script.getAttribute('type') ?? '';
  const text = script.innerHTML;
  if (script.hasAttribute('src'))
    return type === 'module' && text === '' ? [] : ['script that is no module'];
  const isData = type === 'application/json';
  if (!isData && type !== 'application/ld+json') return [`inline script: ${text}`];
  if (/[<>]/.test(text)) return [`data that may end its element: ${text}`];
  if (script.hasAttribute('data-from')) return text === '' ? [] : ['data beside its address'];
  return (isData ? faultsOfData : faultsOfStructuredData)(JSON.parse(text), bounds);
}

function faultsOfAttribute(
  element: string,
  [name, value]: readonly [string, string],
  bounds: Bounds,
): readonly string[] {
  if (refusedAttributes.test(name)) return [`refused attribute ${name}`];
  if (name === 'data-embed') return faultsOf(value, 'embedded', bounds);
  if (name.endsWith('srcset')) {
    const addresses = value.split(',').map((entry) => entry.trim().split(' ')[0] ?? '');
    return addresses.flatMap((address) => faultsOf(address, 'fetched', bounds));
  }
  if (name === 'cite') return faultsOf(value, 'followed', bounds);
  if (name === 'href')
    // Links are followed; any other reference is fetched.
    return faultsOf(value, /^(?:a|area)$/.test(element) ? 'followed' : 'fetched', bounds);
  if (fetched.test(name)) return faultsOf(value, 'fetched', bounds);
  const mayBeAddress = name.startsWith('data-') || (name === 'content' && element === 'meta');
  return mayBeAddress && /^(?:https?:)?\/\//.test(value) ? faultsOf(value, 'followed', bounds) : [];
}
