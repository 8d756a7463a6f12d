import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Memo } from '../../codegen/memo.ts';
import type { PageData } from '../src/page/page-data.ts';
import type { ShellParts as SiteShell } from '../src/shell/html-document.tsx';
import { filesBelow } from './entries-below.ts';
import { fingerprint } from './fingerprint.ts';
import type { ShellFacts } from './page-facts.ts';
import type { markupReader } from './read-markup.ts';
import type { Staging } from './staging.ts';

/** The exports of the bundled renderer. */
interface BuiltRenderer {
  readonly siteShell: SiteShell;
  render(path: string): { readonly html: string };
  readPageData(name: string): PageData;
}

/** Loads the renderer on first use. */
export type OpenRenderer = () => Promise<BuiltRenderer>;

/** The renderer of the site being built: to be opened only if there is something to render. */
export function rendererOf({ renderer }: Staging): OpenRenderer {
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
  readonly read: ReturnType<typeof markupReader>;
  readonly memo: Memo;
}

/** What all pages share. Much of what the navigation is made from does not show, and changes no page. */
export async function readShell(
  { renderer }: Staging,
  { open, read, memo }: ShellParts,
): Promise<ShellFacts> {
  const bytesOf = (path: string) => readFileSync(join(renderer, path));
  const generated = (path: string) => bytesOf(join('generated', path));
  const folders = ['contract', 'forms'].flatMap((folder) =>
    filesBelow(join(renderer, 'generated', folder)).map((file) => join(folder, file)),
  );
  const code = fingerprint([
    ...['entry-server.js', 'manifest.json'].map(bytesOf),
    ...[...settings, ...folders.sort()].map(generated),
  ]);
  const source = fingerprint([code, ...shellSources.map(generated)]);
  return memo.getAsync('shell', [source], async () => {
    const { siteShell } = await open();
    const { before, after } = siteShell.layout;
    const key = fingerprint([code, { ...siteShell, styles: undefined }]);
    return { key, ...read(before + after) };
  });
}
