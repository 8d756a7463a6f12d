import { join } from 'node:path';
import { compilerKey } from './cache/compiler-key.ts';
import type { KeptData } from './cache/kept-data.ts';
import { keyOfFile, openKeptData } from './cache/kept-data.ts';
import { type KeptTexts, openKeptTexts } from './cache/kept-texts.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { createPictureHashes } from './load/hash-picture.ts';
import type { HashPicture } from './model/picture-uses.ts';
import type { RefusedFile } from './model/refused.ts';
import type { ContentFile, Source } from './model/source.ts';
import { createSource } from './parse/source.ts';
import type { Printed } from './resolve/facts/printer.ts';
import { readSchemas } from './schema/read-schemas.ts';
import type { SchemaSet } from './schema/schema-set.ts';
import type { CheckedData, CheckedFile } from './validate/check-file.ts';

/** The state that one run leaves for the next: compiled schemas, unchanged files, hashes of pictures. */
export interface Session {
  /** Whether it starts with the caches of earlier runs. */
  readonly isKept: boolean;
  schemas(folder: string): SchemaSet;
  /** Checks the files of a project by the schemas of a folder; a file is checked again only if it changes. */
  checkAll(files: readonly ContentFile[], folders: Folders): Promise<CheckedFiles>;
  /** Cached figures and dates as printed for the content of a project. */
  printed(root: string): Printed | undefined;
  hashPictures(root: string): HashPicture;
  /** What was read from the pictures of a project. */
  pictures(root: string): KeptTexts | undefined;
  /** Saves the caches for later processes; call it once nobody waits. */
  save(): void;
  /** The cache of a later stage by name, opened once; undefined if caching is off. */
  opened<Kept>(name: string, open: () => Kept): Kept | undefined;
}

interface Folders {
  readonly root: string;
  readonly schemaDir: string;
}

/** The good files, the refused ones, and why they are refused. */
interface CheckedFiles {
  readonly good: readonly Source[];
  readonly refused: readonly RefusedFile[];
  readonly diagnostics: readonly Diagnostic[];
}

interface Remembered {
  readonly file: ContentFile;
  readonly schemas: SchemaSet;
  readonly source: Source | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Starts empty, or with the caches of earlier runs in `.cache/` below the root of a project. Schemas are read only
 * once, so a change to them requires a new session.
 */
export function createSession({ isKept = false } = {}): Session {
  const schemasOf = onceEach(readSchemas);
  const keptBy = onceEach((root) => onceEach((key) => openKeptData(join(root, keptFile), key)));
  const stages = new Map<string, unknown>();
  const memory = new Map<string, Remembered>();
  const due = new Set<{ save(): void }>();
  const remember = (file: ContentFile, schemas: SchemaSet, { json, diagnostics }: CheckedFile) => {
    const checked: CheckedData | undefined = json === undefined ? undefined : JSON.parse(json);
    const key = isKept ? { key: keyOfFile(file) } : {};
    const source = checked && createSource(file, checked.data, { ...checked.found, ...key });
    memory.set(file.file, { file, schemas, source, diagnostics });
  };
  const isKnown = (file: ContentFile, schemas: SchemaSet, kept: KeptData | undefined) => {
    const last = memory.get(file.file);
    if (last?.file.text === file.text && last.schemas === schemas) return true;
    const json = kept?.find(file);
    if (json !== undefined) remember(file, schemas, { json, diagnostics: [] });
    return json !== undefined;
  };
  return {
    isKept,
    schemas: schemasOf,
    async checkAll(files, { root, schemaDir }) {
      const schemas = schemasOf(schemaDir);
      const kept = isKept ? keptBy(root)(schemas.key) : undefined;
      const unknown = files.filter((file) => !isKnown(file, schemas, kept));
      for (const [file, checked] of await check(unknown, schemas, schemaDir)) {
        remember(file, schemas, checked);
        if (checked.diagnostics.length === 0) kept?.add(file, checked.json ?? '');
      }
      if (kept) due.add(kept);
      const found = sortOut(files.flatMap(({ file }) => memory.get(file) ?? []));
      return found.refused.length === 0 ? found : await reportNames(found, files, schemas);
    },
    printed: onceEach((root) => {
      const printed = isKept ? openKeptTexts(join(root, printedFile), compilerKey()) : undefined;
      if (printed) due.add(printed);
      return printed;
    }),
    pictures: onceEach((root) => {
      const pictures = isKept ? openKeptTexts(join(root, picturesFile), compilerKey()) : undefined;
      if (pictures) due.add(pictures);
      return pictures;
    }),
    save: () => {
      for (const kept of due) kept.save();
    },
    hashPictures: onceEach((root) =>
      createPictureHashes(
        root,
        isKept ? openKeptTexts(join(root, hashesFile), compilerKey()) : undefined,
      ),
    ),
    opened<Kept>(name: string, open: () => Kept) {
      if (isKept && !stages.has(name)) stages.set(name, open());
      return stages.get(name) as Kept | undefined;
    },
  };
}

const keptFile = '.cache/checked-content';
const picturesFile = '.cache/read-pictures';
const hashesFile = '.cache/picture-hashes';
const printedFile = '.cache/printed-facts';

/** Loads the parser and the explanations only if there is something to check. */
async function check(files: readonly ContentFile[], schemas: SchemaSet, schemaDir: string) {
  if (files.length === 0) return [];
  const { checkFiles } = await import('./validate/check-files.ts');
  return checkFiles(files, schemas, schemaDir);
}

/** Checks whether the only fault of a refused file is its name. */
async function reportNames(found: CheckedFiles, files: readonly ContentFile[], schemas: SchemaSet) {
  const { reportFixedNames } = await import('./validate/fixed-names.ts');
  return reportFixedNames(found, new Set(files.map(({ file }) => file)), schemas);
}

function sortOut(checked: readonly Remembered[]): CheckedFiles {
  const isGood = ({ diagnostics }: Remembered) => diagnostics.length === 0;
  return {
    good: checked.filter(isGood).flatMap(({ source }) => source ?? []),
    refused: checked
      .filter((each) => !isGood(each))
      .map(({ file: { file, kind, id }, source }) => {
        return { file, noun: kind.noun, id, ...(source ? { source } : {}) };
      }),
    diagnostics: checked.flatMap(({ diagnostics }) => diagnostics),
  };
}

function onceEach<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
}
