import type { Finding } from '../../diagnostics/finding.ts';
import { editDistance } from '../../diagnostics/nearest.ts';
import type { Rule } from '../../link/rule.ts';
import { oncePerFile, sourcesOf } from '../../link/source-files.ts';
import { slugOf } from '../../load/slug.ts';
import type { Data } from '../../model/content.ts';
import { isRecord, optionalText } from '../../model/data.ts';
import { withCapitals } from '../../model/letter-case.ts';
import type { Source } from '../../model/source.ts';

/** A name is written twice: as people read it, and in an address, an id or the name of its file. A slip is in one of them. */
export const rule: Rule = {
  code: 'name-slip',
  phase: 'error',
  check: ({ site }) => sourcesOf(site).flatMap(slipsIn),
};

const slipsIn = oncePerFile((source): readonly Finding[] => {
  const file = source.id.split('/').at(-1) ?? '';
  return namedBelow(source.data, [], file).flatMap((each) => slipOf(source, each));
});

/** A name, where it is written, and the words that it is written in elsewhere. */
interface Named {
  readonly path: readonly (string | number)[];
  readonly name: string;
  readonly others: readonly string[];
}

const labels = ['name', 'model', 'heading', 'label'];

/** Groups that have a name, and their slug or id; that of a file is what it is called. */
function namedBelow(value: unknown, path: Named['path'], file?: string): readonly Named[] {
  if (typeof value !== 'object' || value === null) return [];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const below = steps.flatMap((step) => namedBelow((value as Data)[step], [...path, step]));
  if (!isRecord(value)) return below;
  const [label] = labels.filter((each) => optionalText(value, each) !== undefined);
  const others = [file, optionalText(value, 'slug'), optionalText(value, 'id')];
  const written = others.flatMap((other) => other ?? []);
  if (label === undefined || written.length === 0) return below;
  return [{ path: [...path, label], name: String(value[label]), others: written }, ...below];
}

function slipOf(source: Source, { path, name, others }: Named): Finding[] {
  const slug = slugOf(name.replaceAll(/['’]/g, ''));
  if (others.includes(slug)) return [];
  const meant = others.find((other) => isSlip(slug, other));
  if (meant === undefined) return [];
  const text = {
    phase: 'doubt',
    message: `"${name}" and its "${meant}" are spelled differently: one of them may be a slip`,
    help: 'Correct the one that is wrong.',
    ...rewritten(name, meant),
  } as const;
  return [{ source, path, ...text }];
}

/** Digits are never slips, and where one has an "s" more, the other may be many of it. */
function isSlip(slug: string, other: string): boolean {
  const [digits, otherDigits] = [slug, other].map((each) => each.replaceAll(/\D/g, ''));
  if (digits !== otherDigits || slug.replace(/s$/, '') === other.replace(/s$/, '')) return false;
  const letters = Math.min(slug.length, other.length);
  if (letters < 4 || Math.abs(slug.length - other.length) > 2) return false;
  return editDistance(slug, other) <= (letters < 6 ? 1 : 2);
}

/** The name spelled as in its address, if it has as many words. */
function rewritten(name: string, meant: string) {
  const [words, parts] = [name.split(' '), meant.split('-')];
  if (words.length !== parts.length) return {};
  const word = words.map((each, at) => withCapitals(parts[at] ?? '', each)).join(' ');
  return { rewrite: { from: name, to: { word, isSure: false } } };
}
