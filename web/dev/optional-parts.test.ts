import { hash } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openKeptTexts } from '../../codegen/cache/kept-texts.ts';
import { type DerivedSite, deriveSite } from '../../codegen/derive/derive.ts';
import { openKeptDrawings } from '../../codegen/derive/kept/kept-drawings.ts';
import type { KeptState } from '../../codegen/derive/kept/kept-state.ts';
import { makePages } from '../../codegen/derive/kept/make-pages.ts';
import { dataModules } from '../../codegen/emit/modules/data-modules.ts';
import { formModules } from '../../codegen/emit/modules/form-modules.ts';
import { loadContent } from '../../codegen/load/load.ts';
import type { ContentFile } from '../../codegen/model/source.ts';
import { compile, goodSite } from '../../codegen/pipeline.ts';
import { createPrinter } from '../../codegen/resolve/facts/printer.ts';
import { createSession } from '../../codegen/session.ts';
import type { Site } from '../../codegen/site/site.ts';
import { checkOptions } from '../../codegen/testing/golden-folder.ts';
import { projectSchemas } from '../../codegen/testing/make-site.ts';
import { optionalParts, textWithout } from '../../codegen/testing/optional-parts.ts';
import { prepareAllSections } from '../src/sections/section-view.tsx';
import { createRender } from '../src/shell/render-page.tsx';
import { createShell } from '../src/shell/site-shell.ts';

// The dealer of the tests loses one part of each kind; with PARTS=all, the project's own content loses each of its parts.
const isAll = process.env.PARTS === 'all';
const timeout = isAll ? 7_200_000 : 300_000;
const project = join(import.meta.dirname, '../..');
const layers = isAll
  ? ['content']
  : ['codegen/testdata/ok/kayaks/content', 'web/e2e/second-dealer/content'];

/** A project with this content. */
function copyContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'parts-'));
  for (const layer of layers)
    cpSync(join(project, layer), join(root, 'content'), { recursive: true });
  return root;
}

/** Makes everything that is built from a site, and renders the pages that are not as they were. */
function createBuild(root: string) {
  const rendered = new Set<string>();
  let last: KeptState | undefined;
  return (site: Site) => {
    const { recall } = openKeptDrawings(root, site);
    const made = makePages(site, last, { hasFiles: () => true, recall });
    last ??= { ...made.state, files: {} };
    const kept = { makePages: () => made.pages, makeOnly: () => undefined, save: () => undefined };
    const derived = deriveSite(site, kept);
    const print = createPrinter(site.content.site?.data ?? {});
    formModules(derived.forms, { print, timezone: derived.site.timezone });
    dataModules(derived, site.schemas);
    renderPages(derived, rendered);
  };
}

/** Renders each page once for all it is made of: a page that reads the part often reads it to the same end. */
function renderPages(derived: DerivedSite, rendered: Set<string>) {
  const { pages, site, navigation, fallbacks, formerAddresses } = derived;
  const shared = asWritten({ site, navigation });
  const frame = digestOf(JSON.stringify({ shared, fallbacks, formerAddresses }));
  const shell = createShell(shared.site, shared.navigation);
  for (const each of pages) {
    const text = JSON.stringify(each);
    const digest = digestOf(frame + text);
    if (rendered.has(digest)) continue;
    rendered.add(digest);
    const { document, head } = JSON.parse(text);
    const { path } = document;
    const readPage = () => ({ page: document, head });
    const routes = [{ path, page: path }];
    const { html } = createRender({ routes, fallbacks, formerAddresses, readPage, shell })(path);
    expect(html).not.toMatch(/\bundefined\b|\bNaN\b|\[object /);
  }
}

const digestOf = (text: string) => hash('sha256', text);

/** Data as the renderer reads it from a generated file. */
function asWritten(data: object) {
  return JSON.parse(JSON.stringify(data));
}

test('what may be left out may be missing in every later stage', { timeout }, async () => {
  await prepareAllSections();
  const root = copyContent();
  const loaded = loadContent(root);
  // No picture changes, and decoding all of them takes longer than all else.
  const pictures = openKeptTexts(join(root, '.cache/pictures'), '');
  const session = { ...createSession(), pictures: () => pictures };
  const options = checkOptions(root);
  const check = async (files: readonly ContentFile[]) =>
    goodSite(await compile({ ...options, loaded: { ...loaded, files } }, session));
  const build = createBuild(root);
  const whole = await check(loaded.files);
  if (!whole) throw new Error('the content itself is wrong');
  build(whole);
  const wrong: string[] = [];
  let accepted = 0;
  const parts = optionalParts(loaded.files, projectSchemas, { isAll });
  for (const part of parts) {
    const text = textWithout(part);
    const files = loaded.files.map((file) => (file === part.file ? { ...file, text } : file));
    const site = await check(files);
    if (!site) continue;
    accepted += 1;
    try {
      build(site);
    } catch (fault) {
      wrong.push(`${part.file.file}: ${part.change} ${part.path.join('.')}: ${String(fault)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(parts.length / 10);
});
