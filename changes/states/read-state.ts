import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixContent } from '../../codegen/command/fix/fix-content.ts';
import { compile, goodSite } from '../../codegen/compile.ts';
import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { filesBelow } from '../../codegen/files/hash-files.ts';
import { productFolder, schemaFolder } from '../../codegen/files/site-folder.ts';
import { askedDay } from '../../codegen/schema/asked-day.ts';
import type { BuiltPage } from '../compare/compare-pages.ts';
import type { State } from '../compare/compare-sites.ts';
import { weighPage } from './page-weight.ts';

/** The content is good, but the site could not be built; the message is the output of the build. */
export class BuildFailure extends Error {}

/** Compiles the content of a site, and builds it into its `dist/` if the content is good. */
export async function buildState(site: string): Promise<State> {
  const today = askedDay();
  const onDay = today === undefined ? {} : { today };
  const compiled = await compile({ root: site, schemaDir: schemaFolder, ...onDay });
  if (!goodSite(compiled)) return { compiled, pages: new Map() };
  const env = { ...process.env, CONTENT: site };
  const run = { cwd: productFolder, encoding: 'utf8', env } as const;
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], run);
  if (status !== 0) throw new BuildFailure(`${site} cannot be built:\n${stdout}${stderr}`);
  return { compiled, pages: builtPages(join(site, 'dist')) };
}

/**
 * The same of what a change is compared with. Content of an older version of the model is brought up to date first: what
 * differs then is what the change does.
 */
export async function buildBase(site: string): Promise<State> {
  const state = await buildState(site);
  const isOlder = ({ code }: Diagnostic) => code === 'older-content';
  if (!state.compiled.diagnostics.some(isOlder)) return state;
  await fixContent(site, () => compile({ root: site, schemaDir: schemaFolder }), isOlder);
  return await buildState(site);
}

/** The pages of a built site, by their addresses. */
function builtPages(served: string): ReadonlyMap<string, BuiltPage> {
  const files = filesBelow(served).filter((file) => /(?:^|\/)index\.html$/.test(file));
  return new Map(
    files.sort().map((file) => {
      const path = `/${file.replace(/\/?index\.html$/, '')}`;
      const html = readFileSync(join(served, file), 'utf8');
      return [path, { html, bytes: weighPage(served, file).all }] as const;
    }),
  );
}
