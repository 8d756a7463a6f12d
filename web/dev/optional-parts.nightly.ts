import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile, goodSite } from '../../codegen/compile.ts';
import { deriveSite } from '../../codegen/derive/derive.ts';
import { dataModules } from '../../codegen/emit/modules/data-modules.ts';
import { formModules } from '../../codegen/emit/modules/form-modules.ts';
import { loadContent } from '../../codegen/load/load.ts';
import { createMemo, type Memo } from '../../codegen/memo.ts';
import type { ContentFile } from '../../codegen/model/source.ts';
import { createPrinter } from '../../codegen/resolve/facts/printer.ts';
import type { Site } from '../../codegen/site/site.ts';
import { projectAt } from '../../codegen/testing/golden-folder.ts';
import { projectSchemas } from '../../codegen/testing/make-site.ts';
import { optionalParts, textWithout } from '../../codegen/testing/optional-parts.ts';
import { type Layers, layDealer, wholeDealers } from '../../codegen/testing/whole-dealers.ts';
import { prepareAllSections } from '../src/sections/section-view.tsx';
import { renderPages } from './render-pages.ts';

// The dealers of the tests lose one part of each kind; with PARTS=all, the project's own content loses each of its parts.
const isAll = process.env.PARTS === 'all';
const timeout = isAll ? 7_200_000 : 300_000;
const dealers = isAll ? [['this dealer', ['content']] as const] : wholeDealers;

/** A project with this content. */
function copyContent(layers: Layers): string {
  const root = mkdtempSync(join(tmpdir(), 'parts-'));
  layDealer(root, layers);
  return root;
}

/** Makes everything that is built from a site, and renders the pages that are not as they were. */
function createBuild(memo: Memo) {
  const rendered = new Set<string>();
  return (site: Site) => {
    const derived = deriveSite(site, memo.get);
    const print = createPrinter(site.content.site?.data ?? {});
    formModules(derived.forms, { print, timezone: derived.site.timezone });
    dataModules(derived, site);
    // A page that reads the part often reads it to the same end.
    for (const html of renderPages(derived, rendered)) {
      expect(html).not.toMatch(/\bundefined\b|\bNaN\b|\[object /);
    }
  };
}

test.each(dealers)(
  'of %s, what may be left out may be missing in every later stage',
  { timeout },
  async (_who, layers) => {
    await prepareAllSections();
    const root = copyContent(layers);
    const loaded = loadContent(root);
    const memo = createMemo();
    const dealer = projectAt(root);
    const check = async (files: readonly ContentFile[]) =>
      goodSite(await compile({ ...dealer, loaded: { ...loaded, files } }, memo));
    const build = createBuild(memo);
    const whole = await check(loaded.files);
    if (!whole) throw new Error('the content itself is wrong');
    build(whole);
    const wrong: string[] = [];
    let accepted = 0;
    const parts = optionalParts(loaded.files, projectSchemas, { isAll });
    for (const part of parts) {
      const text = textWithout(part.file, [part]);
      const files = loaded.files.map((file) => (file === part.file ? { ...file, text } : file));
      const site = await check(files);
      if (!site) continue;
      accepted += 1;
      try {
        build(site);
      } catch (error) {
        wrong.push(`${part.file.file}: ${part.change} ${part.path.join('.')}: ${String(error)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(accepted).toBeGreaterThan(parts.length / 10);
  },
);
