import { isUtf8 } from 'node:buffer';
import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import { allowedElements, isAllowedAttribute, isOwnStyle, partsNamedIn } from './drawing-parts.ts';
import { sizeOfDrawing } from './drawing-size.ts';
import { headLength, kindOfFile, otherKind } from './picture-kinds.ts';
import type { PictureProblem, ReadPicture } from './picture-problem.ts';

const svg = 'http://www.w3.org/2000/svg';
const namespaces: Readonly<Record<string, string>> = {
  xmlns: svg,
  'xmlns:svg': svg,
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** A drawing of more shapes takes a phone seconds to draw. */
const mostShapes = 20_000;
const deepest = 200;

/**
 * Reads a drawing, and says what keeps it from being used. It is served unchanged, and opened by itself it is a page of
 * the site, so it may neither run anything nor lead anywhere.
 */
export function readDrawing(bytes: Buffer): ReadPicture {
  const kind = kindOfFile(bytes.subarray(0, headLength));
  if (kind !== '' && kind !== 'svg') return { problem: otherKind(kind, 'svg') };
  // In UTF-16, every other byte of plain letters is 0.
  const isWide = bytes.subarray(0, 2).includes(0);
  const text = isUtf8(bytes) && !isWide ? bytes.toString('utf8').replace(/^\uFEFF/, '') : undefined;
  if (text === undefined || declaresOtherEncoding(text)) return { problem: otherEncoding };
  try {
    const document = parseXml(text, { includeOffsets: true, preserveDocumentType: true });
    const { root } = document;
    if (root?.name !== 'svg') return { problem: noDrawing };
    if (root.attributes.xmlns !== svg) return { problem: unnamed };
    const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
    const outside = document.children.find(isForeign);
    const part = outside
      ? { name: nameOfNode(outside.toJSON()), offset: outside.start }
      : findForeign(root);
    if (part) return { problem: foreignPart(part.name, lineOf(part.offset)) };
    if (countShapes(root) > mostShapes) return { problem: tooManyShapes };
    return sizeOfDrawing(root.attributes);
  } catch (error) {
    if (error instanceof XmlError) return { problem: brokenAt(error) };
    if (error instanceof RangeError) return { problem: tooManyShapes };
    throw error;
  }
}

const declaresOtherEncoding = (text: string) =>
  !/^(?:(?!<\?xml)|<\?xml(?:(?!encoding)[^>])*\?>|<\?xml[^>]*encoding\s*=\s*["']utf-8["'])/i.test(
    text,
  );

interface Part {
  readonly name: string;
  readonly offset: number;
}

type DocumentNode = ReturnType<typeof parseXml>['children'][number];

/** Instructions to programs, and definitions: a plain document type defines nothing. */
function isForeign(node: DocumentNode): boolean {
  if (node.type === 'pi') return true;
  if (node.type !== 'doctype') return false;
  const { internalSubset, publicId, systemId } = node.toJSON() as Record<
    string,
    string | undefined
  >;
  if (internalSubset !== undefined) return true;
  const isOfSvg = publicId === undefined || publicId.startsWith('-//W3C//DTD SVG');
  return !isOfSvg || (systemId !== undefined && !/^https?:\/\/www\.w3\.org\//.test(systemId));
}

function nameOfNode({ type, name }: { type?: unknown; name?: unknown }): string {
  return type === 'doctype' ? '<!DOCTYPE> with definitions' : `<?${name}?>`;
}

/** The first element or attribute that is not allowed. */
function findForeign(element: XmlElement, depth = 0): Part | undefined {
  const { name, attributes, start: offset, children } = element;
  if (depth > deepest) throw new RangeError('too deep');
  if (!allowedElements.has(name)) return { name: `<${name}>`, offset };
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!isAllowed(attribute, value)) {
      return { name: `${attribute}="${shorten(value)}" in <${name}>`, offset };
    }
  }
  if (name === 'style' && !isOwnStyle(element.text)) return { name: styleWords, offset };
  for (const child of children) {
    if (child.type === 'pi') return { name: nameOfNode(child.toJSON()), offset: child.start };
    const part = child instanceof XmlElement ? findForeign(child, depth + 1) : undefined;
    if (part) return part;
  }
  return undefined;
}

const styleWords = 'an address, an @ rule or an escape in <style>';

function isAllowed(attribute: string, value: string): boolean {
  if (attribute === 'xmlns' || attribute.startsWith('xmlns:')) {
    const known = namespaces[attribute];
    // A name for other markup does nothing as long as no element and no attribute has it.
    return known === undefined || known === value;
  }
  if (!isAllowedAttribute(attribute)) return false;
  if (/^(?:xlink:)?href$/.test(attribute)) return /^#[\w.:-]+$/.test(value);
  if (/^(?:aria|data)-|^(?:id|class|font-family)$/.test(attribute)) return true;
  return isOwnStyle(value);
}

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** How many shapes are drawn, with those that are drawn again wherever they are referred to. */
function countShapes(root: XmlElement): number {
  const byId = new Map<string, XmlElement>();
  const note = (element: XmlElement) => {
    if (element.attributes.id) byId.set(element.attributes.id, element);
    for (const child of element.children) if (child instanceof XmlElement) note(child);
  };
  note(root);
  const known = new Map<XmlElement, number>();
  const count = (element: XmlElement): number => {
    const made = known.get(element);
    if (made !== undefined) return made;
    // Whatever refers to itself is drawn without end.
    known.set(element, Number.POSITIVE_INFINITY);
    const named = Object.values(element.attributes).flatMap(partsNamedIn);
    const others = named.flatMap((id) => byId.get(id) ?? []);
    const own = element.children.filter((child) => child instanceof XmlElement);
    const sum = [...own, ...others].reduce((all, each) => all + count(each), 1);
    known.set(element, sum);
    return sum;
  };
  return count(root);
}

const otherEncoding: PictureProblem = {
  code: 'broken-picture',
  what: 'is not written in UTF-8',
  help: 'Open it in a text editor and save it as UTF-8.',
};

const noDrawing: PictureProblem = {
  code: 'broken-picture',
  what: 'is not a drawing: it does not begin with <svg>',
  help: 'Export the drawing again, as plain SVG.',
};

const unnamed: PictureProblem = {
  code: 'broken-picture',
  what: 'does not say that it is a drawing, so browsers do not show it: <svg> needs an xmlns',
  help: `Add it, like this: <svg xmlns="${svg}" …>`,
};

const tooManyShapes: PictureProblem = {
  code: 'unsafe-drawing',
  what: `draws more than ${mostShapes.toLocaleString('en-US')} shapes, or a shape within itself`,
  help: 'Simplify it, or save it as a .png or .webp picture.',
};

function foreignPart(name: string, line: number): PictureProblem {
  return {
    code: 'unsafe-drawing',
    what: `contains ${name} on line ${line}`,
    help: 'Drawings are served as they are, so they hold shapes, texts and colors only. Delete that part, or save the drawing as plain SVG.',
  };
}

function brokenAt({ line, message }: XmlError): PictureProblem {
  const [reason = ''] = message.split(/\n| \(line/);
  return {
    code: 'broken-picture',
    what: `cannot be read as a drawing from line ${line} on: ${reason}`,
    help: 'Export the drawing again, as plain SVG.',
  };
}
