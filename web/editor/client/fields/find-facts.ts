import type { Path } from '../../../../codegen/diagnostics/diagnostic.ts';
import { nameKeys } from '../../../../codegen/model/record-name.ts';
import type { ChoosableFact } from '../../calls/choices.ts';

const most = 8;

/** The facts that are meant by some words: what they print, or what they are called. */
export function findFacts(
  facts: readonly ChoosableFact[],
  words: string,
): readonly ChoosableFact[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = facts.filter(({ value, printed }) => {
    const said = `${printed} ${value.replaceAll(/([a-z])([A-Z])/g, '$1 $2')}`.toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
  return found.slice(0, most);
}

/** A text, and where it is written. */
interface Written {
  readonly file: string | undefined;
  readonly path: Path;
  readonly text: string;
}

/** The facts that a text says in figures of its own: `$8,495`, a phone number. */
export function factsSaid(
  facts: readonly ChoosableFact[],
  { file, path, text }: Written,
): readonly ChoosableFact[] {
  const plain = text.replaceAll(/\$\{[^{}]*\}/g, ' ');
  const isSaid = ({ printed }: ChoosableFact) => {
    // A bare number may count anything.
    if (!/\d/.test(printed) || /^[\d.,]+$/.test(printed) || printed.length > 40) return false;
    const at = plain.indexOf(printed);
    const around = at < 0 ? 'x' : (plain[at - 1] ?? '') + (plain[at + printed.length] ?? '');
    return !/[\p{L}\p{N}]/u.test(around);
  };
  // A name or a remark means what it says: nobody wants it to follow a figure.
  const [first, ...below] = path;
  const isName = below.length === 0 && nameKeys.some((key) => key === first);
  if (isName || path.at(-1) === 'note') return [];
  const place = path.join('.');
  const isHere = (fact: ChoosableFact) => {
    const steps = fact.value.split(' |')[0]?.split('.') ?? [];
    const ends = steps.slice(1).map((_, index) => steps.slice(index + 1).join('.'));
    return fact.file === file && ends.some((end) => place.startsWith(end));
  };
  // The same figure of another record is another fact.
  const isOwn = (fact: ChoosableFact) => fact.isOfDealer || fact.file === file;
  return facts.filter((fact) => isOwn(fact) && isSaid(fact) && !isHere(fact)).slice(0, 3);
}
