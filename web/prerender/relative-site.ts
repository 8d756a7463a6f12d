import { posix } from 'node:path';
import { plain } from './entities.ts';

/** The files of an exported site, and the targets of its former addresses. */
export interface ExportedFiles {
  has(file: string): boolean;
  /** Reads a text file. */
  read(file: string): string;
  /** The address that another one permanently redirects to. */
  leadsTo(path: string): string | undefined;
}

const scripts = /<script[^<>]*>[^<]*<\/script>/g;
const hints = /<link rel="(?:modulepreload|preload|manifest)"[^<>]*>/g;

/** A page that opens with a double click: its addresses lead from file to file, and its icons are inlined. */
export function relativePage(html: string, file: string, site: ExportedFiles): string {
  const localize = (address: string) => relativeAddress(plain(address), file, site);
  const sprites = new Set<string>();
  const page = html
    // Browsers load no modules from a disk; a page works without them.
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
  // Browsers draw no icons from another file on a disk.
  const drawings = [...sprites].map((sprite) => site.read(sprite).replace('<svg', '<svg hidden'));
  return page.replace(/<body[^<>]*>/, (body) => body + drawings.join(''));
}

/** A style sheet that finds its fonts relative to its own path. */
export function relativeStyles(css: string, file: string, site: ExportedFiles): string {
  return css.replaceAll(/(?<=url\()\/[^)]+/g, (address) => relativeAddress(address, file, site));
}

/** The relative path from a file to what answers at an address; to nowhere, if that needs a server. */
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
