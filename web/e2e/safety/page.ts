import { type HTMLElement, parse } from 'node-html-parser';
import {
  type AddressFaults,
  faultsOfEmbed,
  faultsOfLink,
  faultsOfOwn,
  faultsOfPictures,
} from './addresses.ts';
import type { Bounds } from './bounds.ts';
import { faultsOfData, faultsOfStructuredData } from './data.ts';

/** Elements that run, load, embed or redirect something; pages do not use them. */
const refusedElements = new Set([
  'animate',
  'animatemotion',
  'animatetransform',
  'applet',
  'base',
  'embed',
  'foreignobject',
  'frame',
  'frameset',
  'iframe',
  'math',
  'object',
  'set',
  'style',
]);

const refusedAttributes = new Set(['style', 'srcdoc', 'ping', 'http-equiv', 'background']);

type Check = (address: string, bounds: Bounds) => AddressFaults;

const addressAttributes: Readonly<Record<string, Check>> = {
  src: faultsOfOwn,
  srcset: faultsOfPictures,
  imagesrcset: faultsOfPictures,
  poster: faultsOfOwn,
  action: faultsOfOwn,
  formaction: faultsOfOwn,
  manifest: faultsOfOwn,
  longdesc: faultsOfOwn,
  cite: faultsOfLink,
  'xlink:href': faultsOfOwn,
  'data-embed': faultsOfEmbed,
  'data-from': faultsOfOwn,
};

/**
 * The script types that hold data. No browser runs them, so the security policy, which allows scripts only by address,
 * does not apply to them.
 */
const dataTypes: Readonly<Record<string, (value: unknown, bounds: Bounds) => AddressFaults>> = {
  'application/json': faultsOfData,
  'application/ld+json': faultsOfStructuredData,
};

/** Everything in a page that runs scripts, contacts another site, or leads where nobody meant it to. */
export function unsafeParts(html: string, bounds: Bounds): string[] {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  return root.querySelectorAll('*').flatMap((element) => {
    const faults = [
      ...(refusedElements.has(nameOf(element)) ? ['refused element'] : []),
      ...(nameOf(element) === 'script' ? faultsOfScript(element, bounds) : []),
      ...Object.entries(element.attributes).flatMap(([name, value]) =>
        faultsOfAttribute(element, [name.toLowerCase(), value], bounds),
      ),
    ];
    return faults.map((fault) => `<${nameOf(element)}> ${fault}`);
  });
}

function nameOf(element: HTMLElement): string {
  return element.rawTagName.toLowerCase();
}

function faultsOfScript(script: HTMLElement, bounds: Bounds): AddressFaults {
  const type = script.getAttribute('type') ?? '';
  const text = script.innerHTML;
  if (script.hasAttribute('src')) {
    return type === 'module' && text === '' ? [] : ['script that is no module'];
  }
  const faultsOfValue = dataTypes[type];
  if (!faultsOfValue) return [`inline script: ${text}`];
  if (/[<>]/.test(text)) return [`data that may end its element: ${text}`];
  if (script.hasAttribute('data-from')) return text === '' ? [] : ['data beside its address'];
  return faultsOfValue(JSON.parse(text), bounds);
}

function faultsOfAttribute(
  element: HTMLElement,
  [name, value]: readonly [string, string],
  bounds: Bounds,
): AddressFaults {
  if (name.startsWith('on') || refusedAttributes.has(name)) return [`refused attribute ${name}`];
  const check = name === 'href' ? checkOfHref(element) : addressAttributes[name];
  if (check) return check(value, bounds);
  const mayBeAddress =
    name.startsWith('data-') || (name === 'content' && nameOf(element) === 'meta');
  return mayBeAddress && /^(?:https?:)?\/\//.test(value) ? faultsOfLink(value, bounds) : [];
}

/** Links and the canonical address are followed; any other reference is fetched. */
function checkOfHref(element: HTMLElement): Check {
  if (nameOf(element) === 'a' || nameOf(element) === 'area') return faultsOfLink;
  return faultsOfOwn;
}
