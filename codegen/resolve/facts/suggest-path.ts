import { type Suggestion, suggest } from '../../diagnostics/nearest.ts';
import type { Data } from '../../model/content.ts';
import { isRecord, valueAt } from '../../model/data.ts';
import { isUnit } from '../../model/units.ts';
import { readFactValue } from './fact-value.ts';

const mostPaths = 20_000;

/** Suggestions are slow to find, and nobody reads more than this. */
const mostSuggestions = 200;

/** Finds the known path that an unknown one most likely means. */
export type SuggestPath = (path: string, tree: Data) => Suggestion | undefined;

/**
 * Finds the known path most like an unknown one. It first replaces each unknown step by its nearest neighbor, then
 * compares whole paths, and then takes a path with the same end if there is only one.
 */
export function createSuggestPath(): SuggestPath {
  let count = 0;
  return (path, tree) => {
    count += 1;
    return count > mostSuggestions ? undefined : suggestPath(path, tree);
  };
}

function suggestPath(path: string, tree: Data): Suggestion | undefined {
  const corrected = correctSteps(path, tree) ?? withoutLast(path, tree) ?? behindFolder(path, tree);
  if (corrected !== undefined) return corrected;
  const paths = listPaths(tree);
  const near = suggest(path, paths);
  if (near) return near;
  const alike = paths.filter((each) => lastStep(each) === lastStep(path));
  const inSameRoot = alike.filter((each) => firstStep(each) === firstStep(path));
  const [first] = inSameRoot.length > 0 || alike.length > 1 ? inSameRoot : alike;
  return first === undefined ? undefined : { word: first, isSure: false };
}

function correctSteps(path: string, tree: Data): Suggestion | undefined {
  const [steps = '', reading] = path.split('@');
  const corrected: Suggestion[] = [];
  let current: unknown = tree;
  for (const step of steps.split('.')) {
    if (!isRecord(current) || isPrintable(current)) return undefined;
    const name = stepMeant(step, current);
    if (name === undefined) return undefined;
    corrected.push(name);
    current = current[name.word];
  }
  const word = corrected.map((name) => name.word).join('.');
  const isSure = corrected.every((name) => name.isSure);
  if (reading === undefined) return { word, isSure };
  const readings = isRecord(current) && isRecord(current.readings) ? current.readings : {};
  const name = stepMeant(reading, readings);
  return name
    ? { word: `${word}@${name.word}`, isSure: isSure && name.isSure }
    : { word, isSure: false };
}

/** The path without a last step that goes too far; surely so only into the unit of a fact. */
function withoutLast(path: string, tree: Data): Suggestion | undefined {
  const word = path.slice(0, path.lastIndexOf('.'));
  const value = valueAt(tree, word.split('.'));
  if (word === '' || !isPrintable(value)) return undefined;
  const unit = path.slice(word.length + 1);
  return { word, isSure: isFact(value) && isUnit(unit) && isRecord(value) && unit in value };
}

/** The path that lacks its first step, the folder of the file: `rentals.deposit` for `pricing.rentals.deposit`. */
function behindFolder(path: string, tree: Data): Suggestion | undefined {
  const [first = ''] = path.split('.');
  const folders = Object.keys(tree).filter((folder) => {
    const files = tree[folder];
    return isRecord(files) && Object.hasOwn(files, first) && !isPrintable(files[first]);
  });
  const found = folders.flatMap((folder) => correctSteps(`${folder}.${path}`, tree) ?? []);
  return found.length === 1 ? found[0] : undefined;
}

function stepMeant(step: string, group: Data): Suggestion | undefined {
  return Object.hasOwn(group, step)
    ? { word: step, isSure: true }
    : suggest(step, Object.keys(group));
}

/** The paths of all values that can be printed. */
function listPaths(tree: Data): string[] {
  const paths: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (paths.length >= mostPaths) return;
    if (isPrintable(value)) paths.push(path);
    if (!isRecord(value) || isFact(value)) return;
    for (const [key, child] of Object.entries(value)) visit(child, path ? `${path}.${key}` : key);
  };
  visit(tree, '');
  return paths;
}

function isPrintable(value: unknown): boolean {
  const { kind } = readFactValue(value);
  return kind !== 'group' && kind !== 'empty' && kind !== 'flag';
}

function isFact(value: unknown): boolean {
  return ['figure', 'date', 'text'].includes(readFactValue(value).kind);
}

function lastStep(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function firstStep(path: string): string {
  return path.slice(0, path.indexOf('.'));
}
