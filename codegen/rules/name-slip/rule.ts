import type { Path } from '../../diagnostics/diagnostic.ts';
import { editDistance } from '../../diagnostics/nearest.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import { slugOf } from '../../load/file-name.ts';
import { optionalText } from '../../model/data.ts';
import { withCapitals } from '../../model/letter-case.ts';
import type { Source } from '../../model/source.ts';

/** A name is written twice: as people read it, and in an address, an id or the name of its file. A slip is in one of them. */
export const rule: Rule = {
  code: 'name-slip',
  phase: 'error',
  needs: 'groups',
  find({ source, path, value }) {
    const [label] = labels.filter((each) => optionalText(value, each) !== undefined);
    const file = path.length === 0 ? (source.id.split('/').at(-1) ?? '') : undefined;
    const others = [file, optionalText(value, 'slug'), optionalText(value, 'id')];
    const written = others.flatMap((other) => other ?? []);
    if (label === undefined || written.length === 0) return [];
    const named = { path: [...path, label], name: String(value[label]), others: written };
    return slipOf(source, named);
  },
};

const labels = ['name', 'model', 'heading', 'label'];

/** A name, where it is written, and the words that it is written in elsewhere. */
interface Named {
  readonly path: Path;
  readonly name: string;
  readonly others: readonly string[];
}

function slipOf(source: Source, { path, name, others }: Named): RuleFinding[] {
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
