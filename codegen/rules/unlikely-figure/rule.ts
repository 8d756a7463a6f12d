import type { Path } from '../../diagnostics/diagnostic.ts';
import { figuresAt, valuePlace } from '../../link/amounts.ts';
import type { Annotated } from '../../link/annotated.ts';
import { farDatedFigures } from '../../link/dated-figures.ts';
import type { Check, Rule, RuleFinding } from '../../link/rule.ts';
import { isNoun, nouns } from '../../model/nouns.ts';
import { isMoney } from '../../model/units.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';

const code = 'unlikely-figure';
const phase = 'doubt';

/**
 * What the schema says is alike (`x-alike`) in all records of a noun, or in those with the same record at the key `within`:
 * no figure is far from all others, and of codes, which then share their `start`, none begins differently.
 */
const alike: Check = ({ annotated }) => {
  const found = annotated('x-alike');
  const figures = Map.groupBy(found.flatMap(figuresOf), ({ group }) => group);
  const codes = Map.groupBy(found.flatMap(codesOf), ({ group }) => group);
  return [
    ...[...figures.values()].flatMap((all) => all.flatMap((each) => farFinding(each, all))),
    ...[...codes.values()].flatMap(oddFinding),
  ];
};

/** Figures that hardly anybody means, beside the others of the site. */
export const rules: readonly Rule[] = [
  { code, phase, check: alike },
  {
    /**
     * A figure that its schema holds to another one of the record, or of the record that `of` names, is no more than that;
     * unless the record has the key `unless`, which says that the two do not compare.
     */
    code,
    phase,
    needs: 'x-at-most',
    find({ entry, path, value, says }, { find }) {
      const { of, figure, unless = '', counts, whole: name } = says;
      const whole = of === undefined ? entry.data : find(of, String(entry.data[of]));
      const most = whole?.[figure];
      const isMore = typeof value === 'number' && typeof most === 'number' && value > most;
      if (!isMore || entry.data[unless] !== undefined) return [];
      const [some, all] = [value, most].map((each) => each.toLocaleString('en-US'));
      const message = `${some} ${counts} are more than ${name} has: ${all}`;
      return [{ source: entry.source, path, message }];
    },
  },
  {
    /** What some days have is not many times what all others have, or a fraction of it. A price is asked about elsewhere. */
    code,
    phase,
    check: ({ site: { written } }) =>
      farDatedFigures(written)
        .filter(({ unit }) => !isMoney(unit))
        .map(({ source, path, figure, usual }) => {
          const [some, others] = [figure, usual].map((each) => each.toLocaleString('en-US'));
          const message = `${some} on some days is far from ${others} on all others`;
          return { source, path, message };
        }),
  },
  {
    /** A share is not more than the whole. */
    code,
    phase,
    check: ({ figures }) =>
      figures().flatMap((figure) => {
        const share = Math.max(...figure.figures);
        if (figure.unit !== 'percent' || share <= 100) return [];
        const message = `${share} percent is more than 100 percent`;
        return [{ ...valuePlace(figure, 'percent'), message }];
      }),
  },
];

/** The records that a value is compared with, and its place in them. */
function groupOf({ entry, says }: Annotated<'x-alike'>, path: Path): string {
  const { within } = says;
  const owner = within === undefined ? '' : String(entry.data[within]);
  return [entry.source.noun, owner, ...path].join('\n');
}

interface Figure extends Annotated<'x-alike'> {
  readonly group: string;
  readonly figure: number;
}

/** The figure at a place, or all figures of the group there. */
function figuresOf(place: Annotated<'x-alike'>): readonly Figure[] {
  const { entry, path, value, says } = place;
  if (says.units) return [];
  const fact = readFactValue(value);
  if (fact.kind === 'number')
    return [{ ...place, group: groupOf(place, path), figure: fact.number }];
  return figuresAt(entry, path, value).map(({ at, unit, figures }) => {
    return {
      ...place,
      path: [...at, unit],
      group: groupOf(place, at),
      figure: Math.max(...figures),
    };
  });
}

/** This many figures show what is usual. */
const manyFigures = 5;
/** A figure is odd if it is this many times all others, or this fraction of them. */
const times = 3;
/** Where all others agree, as in the speed that the law allows, this is far enough. */
const timesOfOne = 2;

function farFinding({ entry, path, figure }: Figure, all: readonly Figure[]): RuleFinding[] {
  const { source } = entry;
  if (all.length < manyFigures || !isNoun(source.noun)) return [];
  const others = all.filter((other) => other.entry !== entry).map((other) => other.figure);
  const [least, most] = [Math.min(...others), Math.max(...others)];
  const limit = least === most ? timesOfOne : times;
  if (figure * limit >= least && figure <= most * limit) return [];
  const range = least === most ? `${least}` : `${least} to ${most}`;
  const { list } = nouns[source.noun];
  const message = `${figure} is far from what all the other ${list} have: ${range}`;
  return [{ source, path, message }];
}

interface Code extends Annotated<'x-alike'> {
  readonly group: string;
  readonly start: string;
}

function codesOf(place: Annotated<'x-alike'>): readonly Code[] {
  const { path, value, says } = place;
  if (typeof value !== 'string' || says.start === undefined) return [];
  return [{ ...place, group: groupOf(place, path), start: value.slice(0, says.start) }];
}

/** This many codes show what they begin with. */
const manyCodes = 4;

function oddFinding(all: readonly Code[]): RuleFinding[] {
  const byStart = [...Map.groupBy(all, ({ start }) => start)];
  const [usual, odd] = byStart.sort(([, some], [, others]) => others.length - some.length);
  const [code, ...more] = odd?.[1] ?? [];
  if (!usual || !code || more.length > 0 || byStart.length > 2 || all.length < manyCodes) return [];
  const { entry, path, start, says } = code;
  const message = `this ${says.name} begins with ${start}; all others of the ${says.within} begin with ${usual[0]}`;
  return [{ source: entry.source, path, message }];
}
