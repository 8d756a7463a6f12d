import { isUtf8 } from 'node:buffer';
import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import { hasTooManyElements, tooMuch, tooMuchToDraw } from './drawing-limits.ts';
import {
  allowedElements,
  isAllowedAttribute,
  isOfEntities,
  isOwnStyle,
  readEntities,
} from './drawing-parts.ts';
import { sizeOfDrawing } from './drawing-size.ts';
import {
  headLength,
  kindOfFile,
  otherKind,
  type PictureProblem,
  type ReadPicture,
} from './picture-kinds.ts';

const svg = 'http://www.w3.org/2000/svg';
const namespaces: Readonly<Record<string, string>> = {
  xmlns: svg,
  'xmlns:svg': svg,
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

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
  if (hasTooManyElements(text)) return { problem: tooMuch };
  const entities = readEntities(text);
  try {
    const document = parseXml(text, {
      includeOffsets: true,
      preserveDocumentType: true,
      resolveUndefinedEntity: (reference) => entities.get(reference),
    });
    const { root } = document;
    if (root?.name.endsWith(':svg')) return { problem: prefixed(root.name) };
    if (root?.name !== 'svg') return { problem: noDrawing };
    if (root.attributes.xmlns !== svg) return { problem: unnamed };
    const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
    const outside = document.children.find(isForeign);
    const part = outside
      ? { name: nameOfNode(outside.toJSON()), offset: outside.start }
      : findForeign(root);
    if (part) return { problem: foreignPart(part.name, lineOf(part.offset)) };
    const problem = tooMuchToDraw(root);
    return problem ? { problem } : sizeOfDrawing(root.attributes);
  } catch (error) {
    if (error instanceof XmlError) return { problem: brokenAt(error) };
    if (error instanceof RangeError) return { problem: tooMuch };
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

/** Instructions to programs, and definitions: a plain document type defines no more than names of addresses. */
function isForeign(node: DocumentNode): boolean {
  if (node.type === 'pi') return true;
  if (node.type !== 'doctype') return false;
  const { internalSubset, publicId, systemId } = node.toJSON() as Record<
    string,
    string | undefined
  >;
  if (internalSubset !== undefined && !isOfEntities(internalSubset)) return true;
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

function prefixed(name: string): PictureProblem {
  const prefix = name.replace(/svg$/, '');
  return {
    code: 'broken-picture',
    what: `writes its elements with a prefix, <${name}>, which not every program draws`,
    help: `Export the drawing again, as plain SVG; or write <svg xmlns="${svg}" …>, and take "${prefix}" out of the names of all elements.`,
  };
}

const unnamed: PictureProblem = {
  code: 'broken-picture',
  what: 'does not say that it is a drawing, so browsers do not show it: <svg> needs an xmlns',
  help: `Add it, like this: <svg xmlns="${svg}" …>`,
};

/** A drawing that the library of the build cannot draw. */
export const notDrawn: PictureProblem = {
  code: 'broken-picture',
  what: 'cannot be drawn: its width or height is less than a pixel, or it is not built like a drawing',
  help: 'Export the drawing again, as plain SVG with a viewBox such as "0 0 1200 800".',
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
