import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { generatedNotice } from '../modules/data-module.ts';
import type { TypeProperty } from './type-text.ts';

/** A generated module of types and schemas as plain data, before it is formatted. */
export interface TypeModule {
  readonly path: string;
  readonly imports: readonly Import[];
  readonly statements: readonly Statement[];
}

/** An import: names, possibly as `Name as Other`, or the whole module under one name. */
export interface Import {
  readonly from: string;
  readonly names?: readonly string[];
  readonly namespace?: string;
  readonly isTypeOnly?: boolean;
}

/** One export. */
export type Statement = Interface | Alias | Constant | ReExport;

interface Described {
  readonly name: string;
  readonly description?: string | undefined;
}

interface Interface extends Described {
  readonly is: 'interface';
  readonly extends?: string;
  readonly properties: readonly TypeProperty[];
}

interface Alias extends Described {
  readonly is: 'alias';
  readonly type: string;
}

interface Constant extends Described {
  readonly is: 'constant';
  readonly type?: string;
  readonly value: string;
}

interface ReExport {
  readonly is: 're-export';
  readonly names: readonly string[];
  readonly from: string;
}

const printer = join(import.meta.dirname, 'print-modules.ts');

/**
 * A key that changes with the text of the modules, that is, with their data or the code that formats it. If it is the
 * same, the files are kept and the printer is not loaded.
 */
export function typesKey(modules: readonly TypeModule[]): string {
  const { version } = createRequire(import.meta.url)('ts-morph/package.json');
  return createHash('sha256')
    .update(generatedNotice)
    .update(JSON.stringify(modules))
    .update(readFileSync(printer))
    .update(String(version))
    .digest('hex');
}
