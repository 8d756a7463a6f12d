import { deriveSite } from './derive/derive.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { sortDiagnostics } from './diagnostics/faults.ts';
import { emitSite } from './emit/emit.ts';
import { checkLinks } from './link/link.ts';
import { loadContent } from './load/load.ts';
import { readForeignParts, readPictureSizes } from './load/read-pictures.ts';
import type { Account } from './model/file-tally.ts';
import { balance } from './model/file-tally.ts';
import { createFacts } from './resolve/facts/facts.ts';
import { checkUnusedReferences, resolveContent, resolvePages } from './resolve/resolve.ts';
import { updateDerivedSchemas } from './schema/derived-schemas.ts';
import type { Session } from './session.ts';
import { createSession } from './session.ts';
import { assemble } from './site/assemble.ts';
import { expandPages } from './site/expand.ts';
import type { Site } from './site/site.ts';

/** Where content, schemas and output are, and whether output is wanted. */
export interface CompileOptions {
  readonly root: string;
  readonly schemaDir: string;
  readonly outDir: string;
  readonly emit: boolean;
  /** How many files there may be, where more than usual are meant to be there. */
  readonly maxFiles?: number;
}

/** What a run found. */
export interface Compiled {
  readonly diagnostics: readonly Diagnostic[];
  readonly account: Account;
  /** The text of a content file, for the lines shown under a fault. */
  textOf(file: string): string | undefined;
}

/** Compiles the content of a dealer. Faults of the content are told in the result, never thrown. */
export async function compile(
  options: CompileOptions,
  session: Session = createSession(),
): Promise<Compiled> {
  if (options.emit) updateDerivedSchemas(options.schemaDir);
  const schemas = session.schemas(options.schemaDir);
  // What a schema with a mistake of its own says of the content is worth nothing.
  if (schemas.diagnostics.length > 0) return withoutContent(schemas.diagnostics);
  const loaded = loadContent(options.root, options.maxFiles);
  const checked = session.checkAll(loaded.files, schemas);
  const refused = [...loaded.refused, ...checked.refused];
  const assembled = assemble(checked.good, refused);

  const facts = createFacts(assembled.content, refused);
  const records = resolveContent(assembled.content, facts);
  const expanded = expandPages(records.content);
  const filled = resolvePages(expanded.pages, facts);
  const templates = assembled.content.templates;
  const site: Site = {
    content: records.content,
    pages: filled.pages,
    refused,
    pictureSizes: readPictureSizes(options.root, loaded.pictures),
    foreignParts: readForeignParts(options.root, loaded.pictures),
    hashPicture: session.hashPictures(options.root),
    schemas,
  };

  const diagnostics = sortDiagnostics([
    ...loaded.diagnostics,
    ...checked.diagnostics,
    ...assembled.diagnostics,
    ...records.diagnostics,
    ...expanded.diagnostics,
    ...filled.diagnostics,
    ...checkUnusedReferences({ refused, templates }, facts),
    ...checkLinks(site),
  ]);
  if (options.emit && !diagnostics.some(({ severity }) => severity === 'error')) {
    await emitSite(site, deriveSite(site), options.outDir);
  }
  const account = balance(
    loaded.found,
    checked.good.length + loaded.pictures.length,
    refused.length,
  );
  return { diagnostics, account, textOf: (file) => loaded.textOf(file) };
}

function withoutContent(diagnostics: readonly Diagnostic[]): Compiled {
  return {
    diagnostics: sortDiagnostics(diagnostics),
    account: balance(0, 0, 0),
    textOf: () => undefined,
  };
}
