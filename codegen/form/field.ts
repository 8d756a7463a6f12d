import type { Path } from '../diagnostics/diagnostic.ts';
import type { Value } from '../edit/change.ts';
import type { Annotations } from '../schema/annotations.ts';
import type { Field as SchemaField } from '../schema/field.ts';
import type { Look } from './looks.ts';

/** A value of a file as a form shows it. */
export interface Field {
  readonly path: Path;
  readonly label: string;
  /** What the schema says about it. */
  readonly help: string;
  readonly isRequired: boolean;
  /** Whether it is written in the file; what is not may be added. */
  readonly isWritten: boolean;
  /** What it is if it is added. */
  readonly fresh: Value;
  readonly input: Input;
  /** Whether addresses are made of it, which hardly ever change. */
  readonly isOfAddress?: true;
}

/** A value with what its schema says, and its place in the form. */
export interface ShownValue<Own extends SchemaField = SchemaField> {
  readonly field: Own;
  readonly value: unknown;
  readonly path: Path;
  readonly label: string;
  readonly isRequired: boolean;
}

/** How a value is given. */
export type Input =
  | TextInput
  | {
      readonly is: 'number';
      readonly least?: number;
      readonly most?: number;
      readonly isWhole: boolean;
      /** What the number counts: a currency, `miles`. */
      readonly unit?: NumberUnit;
    }
  /** What counts where it is left out; nothing for one that is always written. */
  | { readonly is: 'switch'; readonly otherwise?: boolean }
  /** Opening hours: lines of days with times. */
  | { readonly is: 'week' }
  | { readonly is: 'choice'; readonly choices: readonly (string | number)[] }
  | GroupInput
  | {
      readonly is: 'list';
      readonly items: readonly Field[];
      /** A further item. */
      readonly fresh: Value;
      /** The field of the first, if there is none that the next one could be like. */
      readonly first?: Field;
      readonly least: number;
      readonly most: number;
      /** Items of several kinds: one of each. */
      readonly kinds: readonly Kind[];
    }
  | {
      readonly is: 'union';
      readonly kinds: readonly Kind[];
      readonly chosen: number;
      readonly field: Field;
    }
  /** It has a form of its own. */
  | { readonly is: 'part'; readonly summary: string };

/** What stands before a number, or after it. */
export type NumberUnit = { readonly before: string } | { readonly after: string };

/** A text, of which some are names, links, colors or times. */
export interface TextInput {
  readonly is: 'text';
  readonly looks: Look;
  readonly longest: number;
  readonly example?: string;
  /** The noun of the record that it names. */
  readonly names?: string;
  /** The marks that it takes: bold, links and line breaks, or all but links. */
  readonly marks?: Annotations['x-marks'];
  /** The languages of the site, if it may have a text for each of them. */
  readonly languages?: readonly string[];
}

/** Values by their keys. */
export interface GroupInput {
  readonly is: 'group';
  readonly fields: readonly Field[];
  /** The keys in the order in which they are written. */
  readonly order: readonly string[];
  /** What a further key of one's own holds, and the pattern that the key follows. */
  readonly fresh?: Value;
  readonly names?: string;
  /** One text, with a field for each language of the site. */
  readonly isOneText?: true;
}

/** One of several kinds that a value may have. */
export interface Kind {
  readonly label: string;
  /** What it is listed under, if the kinds are sorted. */
  readonly group?: string;
  readonly help: string;
  readonly fresh: Value;
}
