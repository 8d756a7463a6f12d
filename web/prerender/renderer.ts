import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, hashFiles, hashOf } from '../../codegen/files/hash-files.ts';
import type { Memo } from '../../codegen/memo.ts';
import type { PageData } from '../src/page/page-data.ts';
import type { ShellParts as SiteShell } from '../src/shell/html-document.tsx';
import type { NextSite } from './next-site.ts';
import type { ShellFacts } from './page-facts.ts';
import type { linkReader } from './read-links.ts';

/** The exports of the bundled renderer. */
interface BuiltRenderer {
  readonly siteShell: SiteShell;
  render(path: string): { readonly html: string };
  readPageData(name: string): PageData;
}

/** Loads the renderer on first use. */
export type OpenRenderer = () => Promise<BuiltRenderer>;

/** The renderer of the site being built: to be opened only if there is something to render. */
export function rendererOf({ renderer }: NextSite): OpenRenderer {
  let opened: Promise<BuiltRenderer> | undefined;
  return () => {
    opened ??= import(pathToFileURL(join(renderer, 'entry-server.js')).href);
    return opened;
  };
}

/** The generated sources of what all pages share. */
const shellSources = ['navigation.ts', 'site.ts'];

/** Other generated modules that decide how pages look. */
const settings = ['forms.ts', 'picture-widths.ts', 'print-settings.ts'];

interface ShellParts {
  readonly open: OpenRenderer;
  readonly read: ReturnType<typeof linkReader>;
  readonly memo: Memo;
}

/** What all pages share. Much of what the navigation is made from does not show, and changes no page. */
export async function readShell(
  { renderer }: NextSite,
  { open, read, memo }: ShellParts,
): Promise<ShellFacts> {
  const folders = ['contract', 'forms'].flatMap((folder) =>
    filesBelow(join(renderer, 'generated', folder)).map((file) => `${folder}/${file}`),
  );
  const generated = (paths: readonly string[]) => paths.map((path) => `generated/${path}`);
  const bundles = ['entry-server.js', 'manifest.json'];
  const code = hashFiles([], renderer, [...bundles, ...generated([...settings, ...folders])]);
  const source = hashFiles([code], renderer, generated(shellSources));
  return memo.getAsync('shell', [source], async () => {
    const { siteShell } = await open();
    const { before, after } = siteShell.layout;
    const key = hashOf([code, siteShell]);
    return { key, links: read(before + after) };
  });
}
