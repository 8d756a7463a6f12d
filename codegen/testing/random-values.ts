import type { Path } from '../diagnostics/diagnostic.ts';

/** A value in the content of a dealer, written in another way. */
export interface RandomValue {
  readonly file: string;
  readonly path: Path;
  /** As it was, and as it is now. */
  readonly was: string;
  readonly raw: string;
  /** All that may be meant by it; nothing if only its author knows. */
  readonly meant: readonly unknown[];
}

/** A place in the content, and how people write its values. */
interface Slot extends Pick<RandomValue, 'file' | 'path'> {
  readonly key: string;
  readonly was: string;
  /** Each with what it means for the figure. */
  readonly forms: (figure: number) => readonly (readonly [string, ...unknown[]])[];
}

const grouped = (figure: number) => figure.toLocaleString('en-US');
const twoDigits = (figure: number) => String(figure).padStart(2, '0');

const slots: readonly Slot[] = [
  {
    file: 'towns/hancock/castine.yaml',
    path: ['population'],
    key: 'population',
    was: '1320',
    forms: (n) => [
      [`"${n}"`, n],
      [`“${n}”`, n],
      [grouped(n), n],
      [`${n} people`, n],
      [`${n}.`, n],
      [`~${n}`],
      [`about ${n}`],
      [`${n}k`],
      [`${n},5`],
      [String(n).replace('0', 'O'), ...(String(n).includes('0') ? [] : [n])],
    ],
  },
  {
    file: 'vehicles/loonbay/drifter.yaml',
    path: ['price', 'money'],
    key: 'money',
    was: '1450',
    forms: (n) => [
      [`$${grouped(n)}`, n],
      [`"$${n}.00"`, n],
      [`${n},-`, n],
      [`"${grouped(n)}.50"`, n + 0.5],
      [`€${grouped(n)}`],
      [`£${n}`],
      [`${grouped(n).replace(',', '.')},00`],
      [`${n} miles`],
    ],
  },
  {
    file: 'towns/hancock/castine.yaml',
    path: ['coordinates', 'lat'],
    key: 'lat',
    was: '44.3879',
    forms: (n) => [
      [`"44.${n}"`, Number(`44.${n}`)],
      [`44,${n}`],
      [`"44,${String(n).slice(0, 3)}"`],
      [`“44.${n}”`, Number(`44.${n}`)],
    ],
  },
  {
    file: 'site.yaml',
    path: ['departments', 'boathouse', 'hours', 0, 'closes'],
    key: 'closes',
    was: '"16:00"',
    forms: (n) => [
      [`"${(n % 11) + 1} PM"`, `${twoDigits((n % 11) + 13)}:00`],
      [`${(n % 11) + 1}:30pm`, `${twoDigits((n % 11) + 13)}:30`],
      [`${(n % 8) + 13}.15`, `${(n % 8) + 13}:15`],
      [`${(n % 11) + 1}:00`],
      [`"${(n % 9) + 1}"`],
    ],
  },
  {
    file: 'site.yaml',
    path: ['departments', 'boathouse', 'hours', 0, 'opens'],
    key: 'opens',
    was: '"08:30"',
    forms: (n) => [
      [`${(n % 3) + 6}:30`, `${twoDigits((n % 3) + 6)}:30`],
      [`${(n % 5) + 6} AM`, `${twoDigits((n % 5) + 6)}:00`],
      [`${(n % 5) + 1}:00`],
    ],
  },
  {
    file: 'towns/hancock/castine.yaml',
    path: ['zip'],
    key: 'zip',
    was: '"04421"',
    forms: (n) => [
      [`0${1000 + (n % 9000)}`, `0${1000 + (n % 9000)}`],
      [`“04${n % 10}21”`, `04${n % 10}21`],
      [`04${n % 10}2l`],
      [`4${n % 10}21`, `4${n % 10}21`],
    ],
  },
  {
    file: 'vehicles/loonbay/drifter.yaml',
    path: ['inStock'],
    key: 'inStock',
    was: 'true',
    forms: () => [
      ['yes', true],
      ['Yes', true],
      ['no', false],
      ['on', true],
      ['n', false],
      ['maybe'],
      ['2'],
      ['soon'],
    ],
  },
  {
    file: 'vehicles/loonbay/drifter.yaml',
    path: ['price', 'readings', 'home', 'review'],
    key: 'review',
    was: '2027-04-01',
    forms: (n) => [
      [`March ${(n % 28) + 1}, 2027`, `2027-03-${twoDigits((n % 28) + 1)}`],
      [`2027/3/${(n % 28) + 1}`, `2027-03-${twoDigits((n % 28) + 1)}`],
      [`${(n % 12) + 1}/${(n % 11) + 1}/2027`],
      [`spring 2027`],
      [`2027-02-3${n % 2}`],
    ],
  },
  {
    file: 'vehicles/loonbay/drifter.yaml',
    path: ['condition'],
    key: 'condition',
    was: 'new',
    forms: () => [['New', 'new'], ['"NEW"', 'new'], ['newish'], ['nearly new'], ['renewed']],
  },
  {
    file: 'vehicles/loonbay/drifter.yaml',
    path: ['features', 0],
    key: '-',
    was: 'One seat',
    forms: (n) => [
      [`One **seat** of ${n}`, `One seat of ${n}`],
      [`"# Seats: ${n}"`],
      [`"> ${n} miles"`],
      [`“One seat”`],
      [`Seats**, ${n}**`],
      [`One seat #${n}`, `One seat #${n}`],
      [`One seat #todo`],
      [`One seat &amp; ${n}`, `One seat & ${n}`],
      [`Ren&eacute;e ${n}`, `Renée ${n}`],
      [`One\u200b seat ${n}`, `One seat ${n}`],
      [`Seats: ${n}`, `Seats: ${n}`],
      [`{n} seats}} ${n}`, `{n} seats} ${n}`, `{n} seats ${n}`],
    ],
  },
];

/** A random one. */
export function randomValue(random: () => number): RandomValue {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const { file, path, key, was, forms } = pick(slots);
  const [raw, ...meant] = pick(forms(1000 + Math.floor(random() * 9000)));
  const lead = key === '-' ? '- ' : `${key}: `;
  return { file, path, was: lead + was, raw: lead + raw, meant };
}
