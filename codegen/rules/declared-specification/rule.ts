import type { Path } from '../../diagnostics/diagnostic.ts';
import type { LinkedSite, Rule, RuleFinding } from '../../link/rule.ts';
import type { Data } from '../../model/content.ts';
import { groupAt, isRecord } from '../../model/data.ts';
import { isUnit } from '../../model/units.ts';
import { chooseLanguage } from '../../schema/language-files.ts';
import { specificationsWith } from '../../schema/vehicle-specifications.ts';
import { joinWords } from '../../validate/path-words.ts';

/**
 * What a dealer declares in specifications.yaml can be shown: it has words in the language of the site, bounds that a figure
 * can keep, and a key that vehicles do not have already. Nor does a vehicle state what the set has no name for.
 */
export const rule: Rule = {
  code: 'declared-specification',
  phase: 'error',
  check: (index) => [...ownFindings(index), ...setFindings(index)],
};

/** A fault of one declaration: the keys below it that lead there. */
type Fault = readonly [path: Path, message: string, help: string];

function ownFindings({ site: { content } }: LinkedSite): readonly RuleFinding[] {
  const language = content.site?.data.language;
  if (!content.specifications || language === undefined) return [];
  const { source, data } = content.specifications;
  return Object.entries(groupAt(data, 'own')).flatMap(([key, says]) =>
    isRecord(says)
      ? [...takenFaults(key, says), ...wordFaults(key, says, language), ...boundFaults(says)].map(
          ([path, message, help]) => ({ source, path: ['own', key, ...path], message, help }),
        )
      : [],
  );
}

/** What conditions, filters and addresses mean by these words is not what a dealer declares. */
const taken = [
  'brand',
  'category',
  'description',
  'features',
  'price',
  'search',
  'shown',
  'sort',
  'unknown',
];

function takenFaults(key: string, { called }: Data): readonly Fault[] {
  const names = [
    [key, []],
    [String(called), ['called']],
  ] as const;
  const wrong = names.find(([name]) => taken.includes(name));
  if (!wrong) return [];
  const [name, path] = wrong;
  return [[path, `"${name}" means something else already`, 'Give it a key of its own.']];
}

function wordFaults(key: string, says: Data, language: string): readonly Fault[] {
  return ['label', 'words', 'choices'].flatMap((part) => {
    const written = says[part];
    if (!isRecord(written) || chooseLanguage(Object.keys(written), language)) return [];
    return [
      [
        [part],
        `"${part}" of "${key}" is not said in "${language}", the language of the site`,
        `Add "${language}:" to it.`,
      ],
    ] as const;
  });
}

function boundFaults({ kind, unit, min, max }: Data): readonly Fault[] {
  if (kind !== 'number') return [];
  const [bound] = [min === undefined ? [] : 'min', max === undefined ? [] : 'max'].flat();
  if (bound && typeof unit === 'string' && !isUnit(unit)) {
    const message = `"${bound}" is a figure without a unit, for "${unit}" may be in several`;
    return [[[bound], message, `Name one of them in "unit", in place of ${unit}.`]];
  }
  if (!(Number(min) > Number(max))) return [];
  const message = `"min" is more than "max": ${String(min)} and ${String(max)}`;
  return [[['min'], message, 'Swap the two, or correct one.']];
}

/** What vehicles state, and a set names in other languages only. */
function setFindings({ site: { content, schemas } }: LinkedSite): readonly RuleFinding[] {
  if (!content.site) return [];
  const { source, data } = content.site;
  const { language } = data;
  const stated = specificationsWith('unnamed', schemas).filter(([key]) =>
    content.vehicles.some((each) => key in each.data.specifications),
  );
  return [...Map.groupBy(stated, ([, { unnamed }]) => unnamed)].map(([set, all]) => {
    const keys = all.map(([key]) => `"${key}"`);
    const message = `the set "${set}" does not say in "${language}" what ${joinWords(keys, 'and')} ${keys.length > 1 ? 'are' : 'is'} called`;
    const help = `Declare them in content/specifications.yaml below "own:", each with its label, or add "${language}:" to their labels in schema/specifications/${set}.yaml.`;
    return { source, path: ['language'], message, help };
  });
}
