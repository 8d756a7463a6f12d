import { posix } from 'node:path';
import { plain } from './entities.ts';

/** The files of an exported site, and where its former addresses lead. */
export interface ExportedFiles {
  has(file: string): boolean;
  /** Reads a text file. */
  read(file: string): string;
  /** The address that another one leads to for good. */
  leadsTo(path: string): string | undefined;
}

const scripts = /<script[^<>]*>[^<]*<\/script>/g;
const hints = /<link rel="(?:modulepreload|preload|manifest)"[^<>]*>/g;

/** A page that opens by a double click: its addresses lead from file to file, and its drawings are in it. */
export function relativePage(html: string, file: string, site: ExportedFiles): string {
  const localize = (address: string) => relativeAddress(plain(address), file, site);
  const sprites = new Set<string>();
  const page = html
    // From a disk a browser takes no modules; a page does without them.
    .replaceAll(scripts, (script) => (script.includes('ld+json') ? script : ''))
    .replaceAll(hints, '')
    .replaceAll(/(<use href=")\/([^"#]+)#/g, (_, start: string, sprite: string) => {
      sprites.add(sprite);
      return `${start}#`;
    })
    .replaceAll(/( (?:href|src|action)=")(\/[^"]*)/g, (_, start: string, address: string) => {
      return start + localize(address);
    })
    .replaceAll(/( (?:srcset|imagesrcset)=")([^"]+)/gi, (_, start: string, list: string) => {
      return start + list.replaceAll(/(?<=^|, )\/\S+/g, localize);
    });
  // A browser draws nothing from another file on a disk.
  const drawings = [...sprites].map((sprite) => site.read(sprite).replace('<svg', '<svg hidden'));
  return page.replace(/<body[^<>]*>/, (body) => body + drawings.join(''));
}

/** A style sheet that finds its fonts from where it lies. */
export function relativeStyles(css: string, file: string, site: ExportedFiles): string {
  return css.replaceAll(/(?<=url\()\/[^)]+/g, (address) => relativeAddress(address, file, site));
}

/** The way from a file to what answers at an address; to nowhere, if that needs a server. */
function relativeAddress(address: string, from: string, site: ExportedFiles): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const rest = address.slice(path.length);
  const asked = decodeURIComponent(path);
  const name = (site.leadsTo(asked) ?? asked).slice(1);
  const file = [name, posix.join(name, 'index.html')].find((each) => site.has(each));
  if (file === undefined) return '#';
  const way = posix.relative(posix.dirname(from), file);
  const encoded = way.split('/').map((step) => encodeURIComponent(step));
  return encoded.join('/') + rest.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
