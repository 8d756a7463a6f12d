// Test support: the files of a dealer whose pages are added, removed, moved and renamed, and the editor who maintains
// the list of published addresses.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixContent } from '../command/fix/fix-content.ts';
import { type Compilation, compile } from '../compile.ts';
import type { FormerAddress, Route } from '../contract/routes.ts';
import type { Diagnostic, Edit } from '../diagnostics/diagnostic.ts';
import { createMemo } from '../memo.ts';
import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { readDocument } from '../parse/source.ts';
import { projectAt } from './golden-folder.ts';

/** Content besides that of the kayak dealer: pages and towns by id, and the address pattern of towns. */
export interface Written {
  readonly pages: Readonly<Record<string, Data>>;
  readonly towns: Readonly<Record<string, Data>>;
  readonly townPath: string;
}

const kayaks = join(import.meta.dirname, '../testdata/ok/kayaks');
const county = 'content/counties/hancock.yaml';
const page = {
  type: 'about',
  keywords: ['harbors'],
  sections: [{ kind: 'notice', paragraphs: ['Ask.'] }],
};
const town = { county: 'hancock', type: 'Town', population: 900, zip: '04421', setting: 'bay' };
const gonePage = { path: '/gone', fallbacks: [{ prefix: '/', status: 410 }] };

/** The files of such content, by path. JSON is YAML too. */
function filesOf({ pages, towns, townPath }: Written): ReadonlyMap<string, string> {
  const coordinates = { lat: 44.3879, lng: -68.7998 };
  const pageFiles = Object.entries({ ...pages, gone: gonePage }).map(([id, own]) => {
    const [title, description] = [`The page ${id}`, `What there is on ${id}.`];
    const data = { ...page, title, description, hero: { heading: id }, ...own };
    return [`content/pages/${id}.yaml`, JSON.stringify(data)] as const;
  });
  const townFiles = Object.entries(towns).map(([id, own]) => {
    const data = { ...town, name: `Port ${own.slug}`, coordinates, ...own };
    return [`content/towns/${id}.yaml`, JSON.stringify(data)] as const;
  });
  const pattern = readFileSync(join(kayaks, county), 'utf8').replace(
    /^townPath: .*$/m,
    `townPath: "${townPath}"`,
  );
  return new Map([...pageFiles, ...townFiles, [county, pattern]]);
}

/** The responses to visitors. */
export interface Answers {
  readonly routes: readonly Pick<Route, 'path'>[];
  readonly formerAddresses: readonly Pick<FormerAddress, 'path' | 'status' | 'to'>[];
}

/** Creates a dealer with a list of published addresses at `root`. */
export function openPublishedSite(root: string) {
  cpSync(kayaks, root, { recursive: true });
  const at = (file: string) => join(root, file);
  const registryFile = at('content/urls.yaml');
  const readRegistry = () => readFileSync(registryFile, 'utf8');
  writeFileSync(registryFile, '/: page/home\n');
  const memo = createMemo();
  const check = () => compile(projectAt(root), memo);
  let files: ReadonlyMap<string, string> = new Map();
  return {
    readRegistry,
    /** Writes new and changed files, and removes those that are gone. */
    save(written: Written) {
      const now = filesOf(written);
      for (const file of files.keys()) if (!now.has(file)) rmSync(at(file));
      for (const [file, text] of now) {
        if (files.get(file) !== text) writeFileSync(at(file), text);
      }
      files = now;
    },
    errors: async () => errorsIn(await check()),
    /** Applies every sure fix, and returns the remaining errors. */
    applySure: async () => errorsIn((await fixContent(root, check)).result),
    /** Decides a case in doubt: as proposed, or that the address is gone. */
    decide({ line, fixes: [fix] = [] }: Diagnostic) {
      const text = readRegistry();
      const lines = text.split('\n');
      const gone = (lines[line - 1] ?? '').replace(/: .*/, ': { gone: It is not made any more. }');
      writeFileSync(
        registryFile,
        fix ? edited(text, fix.edits) : lines.with(line - 1, gone).join('\n'),
      );
    },
    /** Builds the site and returns its responses to visitors. */
    async publish(): Promise<Answers> {
      const outDir = at('generated');
      await (await check()).write(outDir);
      const text = readFileSync(join(outDir, 'routes.ts'), 'utf8');
      return { routes: listIn(text, 'routes'), formerAddresses: listIn(text, 'formerAddresses') };
    },
  };
}

function errorsIn({ diagnostics }: Compilation): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((now, { start, end, text: own }) => now.slice(0, start) + own + now.slice(end), text);
}

/** A list in a generated module, which has one JSON value per line. */
function listIn(module: string, name: string) {
  const [, list = ''] = module.split(`export const ${name}: `);
  return [...list.slice(0, list.indexOf('];')).matchAll(/^ +(\{.*\}),$/gm)].map(([, json = '']) =>
    JSON.parse(json),
  );
}

/** The page that each address of a registry promises to show. */
export function promisesIn(registry: string): ReadonlyMap<string, unknown> {
  const data: unknown = readDocument(registry).toJS();
  return new Map(isRecord(data) ? Object.entries(data) : []);
}
