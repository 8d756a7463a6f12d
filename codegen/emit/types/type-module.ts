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
