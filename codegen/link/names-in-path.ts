import type { Entry } from '../model/content.ts';
import type { Noun } from '../model/nouns.ts';
import { nounNames, nouns } from '../model/nouns.ts';

/** One of a record's own names, which disagrees with the path of its file. */
export interface WrongName {
  readonly key: string;
  readonly found: string;
  readonly wanted: string;
}

/** How a disagreement is reported. */
export function messageOf({ key, found, wanted }: WrongName): string {
  return `the ${key} is "${found}", but its folder and file name say "${wanted}"`;
}

/** The names of a record that disagree with the path of its file. */
export function wrongNames(noun: Noun, { id, data, source }: Entry): readonly WrongName[] {
  const steps = stepsOf(source.file);
  const placed = keysInPath(noun, source.file).map(
    (key, index) => [key, steps[index] ?? ''] as const,
  );
  const wanted = [['id', id] as const, ...placed.filter(([key]) => key !== 'id')];
  return wanted.flatMap(([key, name]) => {
    if (key === undefined || data[key] === undefined || spellPlus(data[key]) === name) return [];
    return [{ key, found: String(data[key]), wanted: name }];
  });
}

/** The id that a record's own names give it, and the path that its file would have. */
export function placeByNames(noun: Noun, { data, source }: Entry) {
  const found = stepsOf(source.file);
  const keys = keysInPath(noun, source.file);
  const steps = keys.map((key = '', index) => spellPlus(data[key] ?? found[index]));
  const names = steps.filter((_name, index) => keys[index] !== undefined);
  const id = data.id === undefined ? names.join(nouns[noun].joiner ?? '/') : String(data.id);
  const isName = steps.every((name) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name));
  return { id, ...(isName && { file: `content/${steps.join('/')}.yaml` }) };
}

/** The keys that the steps of a path below `content/` stand for; undefined for a step with a fixed name. */
function keysInPath(noun: Noun, file: string): Keys {
  const depth = stepsOf(file).length;
  const ways = keysByNoun.get(noun) ?? [];
  return ways.findLast((keys) => keys.length === depth) ?? [];
}

type Keys = readonly (string | undefined)[];

const keysByNoun: ReadonlyMap<Noun, readonly Keys[]> = new Map(
  nounNames.map((noun) => [noun, Object.keys(nouns[noun].files).map(keysOf)]),
);

function keysOf(pattern: string): Keys {
  const steps = pattern.slice(0, -'.yaml'.length).split('/');
  return steps.map((step) => /^<(.*)>$/.exec(step)?.[1]);
}

function stepsOf(file: string): readonly string[] {
  return file.slice('content/'.length, -'.yaml'.length).split('/');
}

/** File names have no plus sign: the model `4+2` is in `4-plus-2.yaml`. */
function spellPlus(name: unknown): string {
  return String(name).replaceAll('+', '-plus-');
}
