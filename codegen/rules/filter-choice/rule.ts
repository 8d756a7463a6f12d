import type { NounTypes } from '../../../generated/content.ts';
import { type Band, isInBand } from '../../contract/bands.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import type { Data, Entry } from '../../model/content.ts';
import { groupAt, groupsAt, textAt, textsAt, valueAt } from '../../model/data.ts';
import type { Page } from '../../model/page.ts';
import { vehicleName } from '../../model/record-name.ts';
import { leastFigure } from '../../resolve/facts/fact-value.ts';
import { type DeclaredFilter, filtersOf } from '../../schema/vehicle-specifications.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/**
 * Every choice of a filter (`x-filter` in the schema of its section) finds a vehicle, and every vehicle is found by a choice
 * of each; of parts of a name, only some are offered. So does every word that visitors may search for.
 */
export const rule: Rule = {
  code: 'filter-choice',
  phase: 'doubt',
  check: (index) =>
    index.site.pages.flatMap((page) =>
      groupsAt(page.data, 'sections').flatMap((section, position) =>
        'filters' in section ? findingsOf(index, { page, section, position }) : [],
      ),
    ),
};

interface PlacedSection {
  readonly page: Page;
  readonly section: Data;
  readonly position: number;
}

function findingsOf(index: SiteIndex, placed: PlacedSection): RuleFinding[] {
  return [...choiceFindings(index, placed), ...wordFindings(index, placed)];
}

/** Words of a search that mean a choice there is not, or a fact that no vehicle states. */
function wordFindings(index: SiteIndex, { page, section, position }: PlacedSection): RuleFinding[] {
  const vehicles = vehiclesOf(index, textAt(section, 'vehicles'));
  return groupsAt(section, 'searchWords').flatMap((entry, place) => {
    const words = textsAt(entry, 'words').map((word) => `"${word}"`);
    const at = (key: string, message: string): RuleFinding => ({
      source: page.entry.source,
      path: ['sections', position, 'searchWords', place, key],
      message,
      help: 'Correct it, or delete it.',
    });
    const { filter, choice, fact } = entry;
    if (typeof filter === 'string') {
      const choices = groupsAt(groupAt(section, 'filters'), filter).map((each) => each.value);
      if (choices.includes(choice)) return [];
      return [at('choice', `"${String(choice)}" is no choice of the filter "${filter}"`)];
    }
    const isMeant = (vehicle: Vehicle) => meets(factsOf(vehicle, String(fact), index), entry);
    if (vehicles.some(isMeant)) return [];
    return [at('words', `${words.join(', ')} finds no vehicle`)];
  });
}

/** What a vehicle says under the name of a fact. */
function factsOf({ data }: Vehicle, fact: string, { find }: SiteIndex): readonly unknown[] {
  if (fact === 'category') return [find('series', String(data.series))?.name];
  return [valueAt(data, [fact]) ?? valueAt(data, ['specifications', fact])].flat();
}

function meets(facts: readonly unknown[], { says, min, max }: Data): boolean {
  if (Array.isArray(says)) {
    const json = JSON.stringify(facts).toLowerCase();
    return says.some((word) => json.includes(String(word).toLowerCase()));
  }
  const figures = facts.flatMap((fact) => leastFigure(fact) ?? []);
  return figures.some((figure) => isInBand(figure, { ...bound({ min }), ...bound({ max }) }));
}

function bound(limit: Readonly<Record<string, unknown>>): Band {
  return Object.fromEntries(Object.entries(limit).filter(([, value]) => typeof value === 'number'));
}

function choiceFindings(
  index: SiteIndex,
  { page, section, position }: PlacedSection,
): RuleFinding[] {
  const vehicles = vehiclesOf(index, textAt(section, 'vehicles'));
  const at = (path: readonly (string | number)[], message: string, help: string): RuleFinding => ({
    source: page.entry.source,
    path: ['sections', position, 'filters', ...path],
    message,
    help,
  });
  return filtersOf(index.site.schemas, textAt(section, 'kind')).flatMap((filter) => {
    const { name, by, record } = filter;
    const statedBy = ({ data }: Vehicle) => stated(data, filter, index);
    const written = groupAt(section, 'filters');
    const made = groupsAt(groupAt(written, name), 'also');
    const choices = made.length > 0 ? made : groupsAt(written, name);
    const empty = choices.flatMap((choice, place) => {
      if (vehicles.some((vehicle) => isFound(statedBy(vehicle), choice, by))) return [];
      const message = `"${textAt(choice, 'label')}" finds no vehicle`;
      const own = made.length > 0 ? [name, 'also', place] : [name, place];
      return [at(own, message, 'Correct it, or delete it.')];
    });
    if (by === 'part' || choices.length === 0 || made.length > 0) return empty;
    const lost = vehicles.find((vehicle) => {
      const value = statedBy(vehicle);
      return value !== undefined && !choices.some((choice) => isFound(value, choice, by));
    });
    if (!lost) return empty;
    const message = `no choice of "${name}" finds the ${nameOf(lost, index)}: ${String(statedBy(lost))}`;
    const help =
      by === 'name' && record !== undefined
        ? `Write "${name}: all", which offers every ${record} there is.`
        : 'Add a choice for it.';
    return [...empty, at([name], message, help)];
  });
}

/** What a vehicle has that a filter asks for: a figure, or the name of a record; undefined if it is not stated. */
function stated(
  data: Data,
  { at, by, record }: DeclaredFilter,
  { find }: SiteIndex,
): string | number | undefined {
  const value = valueAt(data, at);
  if (record === undefined && by === 'band') return leastFigure(value);
  if (record === undefined) return typeof value === 'string' ? value : undefined;
  const named = find(record, String(value))?.name;
  return named === undefined ? undefined : String(named);
}

function isFound(value: string | number | undefined, choice: Data & Band, by: string): boolean {
  if (by === 'band') return isInBand(Number(value), choice);
  const words = String(value ?? '').toLowerCase();
  return by === 'part'
    ? words.includes(textAt(choice, 'value').toLowerCase())
    : words === textAt(choice, 'label').toLowerCase();
}

type Vehicle = Entry<NounTypes['vehicle']>;

function nameOf({ data }: Vehicle, { site, find }: SiteIndex): string {
  return vehicleName(find('brand', data.brand ?? ''), data, site.content.site?.data ?? {});
}

function vehiclesOf({ site }: SiteIndex, query: string): readonly Vehicle[] {
  const [owner, id] = query.split(':');
  const key = owner === 'series' ? owner : 'brand';
  return site.content.vehicles.filter(({ data }) => id === undefined || data[key] === id);
}
