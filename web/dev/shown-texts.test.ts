import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compile, goodSite } from '../../codegen/compile.ts';
import { type DerivedSite, deriveSite } from '../../codegen/derive/derive.ts';
import { formModules } from '../../codegen/emit/modules/form-modules.ts';
import { loadContent } from '../../codegen/load/load.ts';
import { createPrinter } from '../../codegen/resolve/facts/printer.ts';
import { projectAt } from '../../codegen/testing/golden-folder.ts';
import { projectSchemas } from '../../codegen/testing/make-site.ts';
import { type MarkedText, marksIn, markTexts } from '../../codegen/testing/marked-texts.ts';
import { type Layers, layDealer, wholeDealers } from '../../codegen/testing/whole-dealers.ts';
import { prepareAllSections } from '../src/sections/section-view.tsx';
import { renderPages } from './render-pages.ts';

// What an editor has to write, somebody reads: each text of the content gets a mark, and the marks are looked for on the
// pages, in what pages show only when they are used, and in what the server says.

const project = join(import.meta.dirname, '../..');

/** Texts that are for those who keep the content, or that the dealer has chosen not to show. */
const others: readonly (readonly [place: RegExp, reason: string])[] = [
  [/^(facts|pricing|site) .*label$/, '"make facts" lists a fact by its label'],
  [/\bnote$/, 'a remark on a fact, for editors'],
  [/\breadings\.\w+\.(label|owner|reason|shown)$/, '"make facts" says why there is a second value'],
  [/^coast source$/, 'where the shore line is from'],
  [/^site words\./, 'the check knows them as right'],
  [/^site externals\.[\w-]+\.name$/, 'what a page elsewhere is, for editors'],
  [/^site fees\.ferry\.name$/, 'asked at one place alone, where this dealer has nothing'],
  [/^site server\.mail\.confirmation\./, 'mailed only to a dealer who has turned it on'],
];

/** All words of the renderer's code. */
const words = new Set(
  globSync('web/src/**/*.{ts,tsx}', { cwd: project })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => readFileSync(join(project, file), 'utf8').match(/\w+/g) ?? []),
);

/** The content with a mark in each text, as it is built. */
async function buildMarked(layers: Layers) {
  const root = mkdtempSync(join(tmpdir(), 'marked-'));
  layDealer(root, layers);
  const loaded = loadContent(root);
  const { files, texts } = markTexts(loaded.files, projectSchemas);
  const compiled = await compile({ ...projectAt(root), loaded: { ...loaded, files } });
  const site = goodSite(compiled);
  expect(site, JSON.stringify(compiled.diagnostics)).toBeDefined();
  if (!site) return [];
  const derived = deriveSite(site);
  const print = createPrinter(site.content.site?.data ?? {});
  const forms = formModules(derived.forms, { print, timezone: derived.site.timezone });
  const hidden = new Set(site.hidden.map(({ file }) => file));
  const onSite = texts.filter(({ file }) => !hidden.has(file.file));
  return onSite.filter(isUnread(derived, JSON.stringify(forms))).map(placeOf);
}

/** Whether a text is neither on a page, nor used by one, nor by the server. */
function isUnread(derived: DerivedSite, forms: string): (text: MarkedText) => boolean {
  const { pages, site, vehicles } = derived;
  const shown = [...renderPages(derived)].join('') + JSON.stringify([site, vehicles]) + forms;
  const [onPages, inData] = [marksIn(shown), marksIn(JSON.stringify([...pages()]))];
  return ({ mark, path }) => {
    const key = path.findLast((step) => typeof step === 'string') ?? '';
    return !onPages.has(mark) && !(inData.has(mark) && words.has(key));
  };
}

function placeOf({ file, path }: MarkedText): string {
  return `${file.kind.noun} ${path.join('.')}`;
}

beforeAll(prepareAllSections);

test.each(wholeDealers)('every text of %s is read by somebody', async (_who, layers) => {
  const unread = await buildMarked(layers);
  expect(unread.filter((place) => !others.some(([pattern]) => pattern.test(place)))).toEqual([]);
});
