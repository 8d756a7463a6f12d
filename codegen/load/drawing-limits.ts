// What a drawing may cost. One within these limits is drawn in less than a second, on a phone too.

import { XmlElement } from '@rgrove/parse-xml';
import { partsNamedIn } from './drawing-parts.ts';
import type { PictureProblem } from './picture-kinds.ts';

/** A drawing of more shapes takes a phone seconds to draw. */
const mostShapes = 20_000;
/** As many numbers of a path take as long as a shape. */
const numbersOfShape = 10;
/** A filter goes over every pixel. */
const shapesOfFilter = 100;
const largest = 1_000_000;
const widestBlur = 1000;
/** A tile or a dash of less is drawn millions of times. */
const smallestTile = 0.001;

/** A problem of a drawing that takes too long to draw. */
export const tooMuch: PictureProblem = {
  code: 'unsafe-drawing',
  what: `draws more than ${mostShapes.toLocaleString('en-US')} shapes, as much in long paths or filters, or a shape within itself`,
  help: 'Simplify it, or save it as a .png or .webp picture.',
};

/** Whether a text has more elements than that, before anything is made of them. */
export function hasTooManyElements(text: string): boolean {
  return text.split(/<[a-z]/i, mostShapes + 2).length > mostShapes + 1;
}

/** What makes a drawing slow to draw: how much there is of it, or a number in it. */
export function tooMuchToDraw(root: XmlElement): PictureProblem | undefined {
  if (countShapes(root) > mostShapes) return tooMuch;
  const [attribute, value] = findExtreme(root) ?? [];
  return attribute === undefined ? undefined : extreme(`${attribute}="${value}"`);
}

/** How many shapes are drawn, with those that are drawn again wherever they are referred to. */
function countShapes(root: XmlElement): number {
  const byId = new Map<string, XmlElement>();
  for (const element of elementsOf(root))
    if (element.attributes.id) byId.set(element.attributes.id, element);
  const known = new Map<XmlElement, number>();
  const count = (element: XmlElement): number => {
    const made = known.get(element);
    if (made !== undefined) return made;
    // Whatever refers to itself is drawn without end.
    known.set(element, Number.POSITIVE_INFINITY);
    const named = Object.values(element.attributes).flatMap(partsNamedIn);
    const others = named.flatMap((id) => byId.get(id) ?? []);
    const sum = [...childrenOf(element), ...others].reduce(
      (all, each) => all + count(each),
      costOf(element),
    );
    known.set(element, sum);
    return sum;
  };
  return count(root);
}

/** What an element alone costs, in shapes. */
function costOf({ name, attributes: { d = '', points = '' } }: XmlElement): number {
  if (name.startsWith('fe')) return shapesOfFilter;
  return 1 + Math.floor((d + points).split(/[^\d.]+|\./).length / numbersOfShape);
}

function childrenOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

function* elementsOf(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of childrenOf(element)) yield* elementsOf(child);
}

/** The first attribute with a number that no drawing needs. */
function findExtreme(root: XmlElement): readonly [attribute: string, value: string] | undefined {
  for (const element of elementsOf(root)) {
    const found = Object.entries(element.attributes).find(([attribute, value]) =>
      isExtreme(element.name, attribute, value),
    );
    if (found) return found;
  }
  return undefined;
}

const words = /^(?:id|class|lang|xmlns|xml:|aria-|data-|font-family$|(?:xlink:)?href$)/;

function isExtreme(element: string, attribute: string, value: string): boolean {
  if (words.test(attribute)) return false;
  const numbers = numbersIn(value);
  if (numbers.some((each) => Math.abs(each) > largest)) return true;
  if (/^(?:stdDeviation|radius)$/.test(attribute)) return numbers.some((each) => each > widestBlur);
  const isTile = element === 'pattern' && /^(?:width|height)$/.test(attribute);
  const dashes = /^stroke-dasharray$/.test(attribute) ? value : dashesIn(attribute, value);
  const tiles = isTile ? numbers : numbersIn(dashes);
  return tiles.length > 0 && Math.max(...tiles) < smallestTile && tiles.some((each) => each > 0);
}

const dashesIn = (attribute: string, value: string) =>
  (attribute === 'style' && /stroke-dasharray\s*:([^;]*)/.exec(value)?.[1]) || '';

/** The numbers of a value; the digits of a color or of a name are none. */
function numbersIn(value: string): number[] {
  return (value.match(/(?<![#\w.])-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
}

function extreme(what: string): PictureProblem {
  const shown = what.length > 60 ? `${what.slice(0, 60)}…` : what;
  return {
    code: 'unsafe-drawing',
    what: `contains ${shown}, a number with which it takes a phone seconds to draw`,
    help: 'Draw it at the size of its page, such as 1200 × 800, or save it as a .png or .webp picture.',
  };
}
