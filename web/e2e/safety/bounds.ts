import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What a page may load, and where it may lead. */
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
  return {
    ownOrigin: new URL(site.url).origin,
    linkedOrigins: linkedOrigins(project),
    embedOrigin: site.mapEmbedOrigin,
    isServed: (path) => pages.has(path) || isFile(path),
  };
}

/** The origins of all texts in the content that are URLs. */
function linkedOrigins(project: string): ReadonlySet<string> {
  const files = globSync('content/**/*.yaml', { cwd: project });
  const texts = files.flatMap((file) => textsIn(parse(readFileSync(join(project, file), 'utf8'))));
  // An external action is written as `external:` plus the key of one of these addresses.
  const addresses = texts.filter((text) => /^https:\/\/[^\s/]/.test(text));
  return new Set(addresses.map((address) => new URL(address).origin));
}

/** Every text in a value, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
