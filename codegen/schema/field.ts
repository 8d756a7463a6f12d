import type { Data } from '../model/content.ts';
import type { Annotations } from './annotations.ts';

/** What a schema says in words. */
export interface Words {
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
}

/** What all fields have. References have been followed; the words beside a reference count first. */
export interface Common extends Words {
  readonly annotations: Annotations;
  readonly examples: readonly unknown[];
  /** What is said at this place itself, not where it refers to. */
  readonly own: Words;
  /** The name of the schema that it refers to as a whole. */
  readonly refersTo: string | undefined;
  /** The schema that defines it, for Ajv. */
  readonly schema: Data;
}

export interface TextField extends Common {
  readonly is: 'text';
  readonly longest: number | undefined;
  readonly pattern: string | undefined;
  readonly format: string | undefined;
}

export interface NumberField extends Common {
  readonly is: 'number';
  readonly isWhole: boolean;
  readonly least: number | undefined;
  readonly most: number | undefined;
  /** It is more than this. */
  readonly above: number | undefined;
}

interface FlagField extends Common {
  readonly is: 'flag';
}

/** One of these values. */
interface ChoiceField extends Common {
  readonly is: 'choice';
  readonly values: readonly unknown[];
  /** There is no other. */
  readonly isConstant: boolean;
}

/** The fields of a group by their keys: one map for each definition, wherever a group refers to it. */
export type Properties = ReadonlyMap<string, Field>;

/** Values by keys. */
export interface GroupField extends Common {
  readonly is: 'group';
  readonly properties: Properties;
  readonly required: readonly string[];
  /** What keys of free choice hold. */
  readonly others: Field | undefined;
  readonly least: number | undefined;
}

/** Values in an order. */
export interface ListField extends Common {
  readonly is: 'list';
  readonly items: Field;
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/** A value of one of several kinds. */
export interface UnionField extends Common {
  readonly is: 'union';
  readonly branches: readonly Field[];
  /** The key that tells them apart. */
  readonly by: string | undefined;
}

/** A value of any kind. */
interface AnyField extends Common {
  readonly is: 'any';
}

/** What the schemas say about a value. A reader is a `switch` over the kinds, or a loop over what they have in common. */
export type Field =
  | TextField
  | NumberField
  | FlagField
  | ChoiceField
  | GroupField
  | ListField
  | UnionField
  | AnyField;

const none: Properties = new Map();

/** The fields of a group by their keys; of anything else, none. */
export function propertiesOf(field: Field | undefined): Properties {
  return field?.is === 'group' ? field.properties : none;
}

/** The keys that a group needs. */
export function requiredOf(field: Field): readonly string[] {
  return field.is === 'group' ? field.required : [];
}

/** The kinds that a value may have; none if it has but one. */
export function branchesOf(field: Field): readonly Field[] {
  return field.is === 'union' ? field.branches : [];
}

/** The only value that a field may have. */
export function constantOf(field: Field | undefined): unknown {
  return field?.is === 'choice' && field.isConstant ? field.values[0] : undefined;
}

/** Whether a property is always filled in if it is left out, so that code can rely on it. */
export function isFilled({ own, annotations }: Field): boolean {
  const { file, from } = annotations['x-made'] ?? {};
  return [own.default, file, from].some((each) => each !== undefined);
}
