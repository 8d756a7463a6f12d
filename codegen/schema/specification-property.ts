import type { Data } from '../model/content.ts';
import { isRecord, optionalText, textsAt } from '../model/data.ts';
import { isUnit } from '../model/units.ts';
import type { Specification } from './declared-specifications.ts';
import { boundedFacts, unitsAndMeasures } from './fact-schema.ts';
import type { Bounds } from './figure-schema.ts';
import { chooseLanguage } from './language-files.ts';

/** What the schema of a vehicle says of a specification that is declared in content. */
export function specificationProperty(specification: Specification, language: string): Data {
  const { key, says, set } = specification;
  const title = labelOf(specification, language);
  const uses = usesOf(specification, language);
  return {
    ...(Object.keys(uses).length > 0 && { 'x-specification': uses }),
    title,
    description:
      optionalText(says, 'description') ?? (set === undefined ? `Your own: ${title}.` : title),
    ...valueSchema(key, says, language),
  };
}

/** What it is called in the language of the site; where that has no word for it, in another. */
export function labelOf(
  { key, says }: Pick<Specification, 'key' | 'says'>,
  language: string,
): string {
  const own = inLanguage(says.label, language);
  const others = Object.values(isRecord(says.label) ? says.label : {});
  const label = [own, ...others].find(isText);
  return typeof label === 'string' ? label : key;
}

/** What is written for all languages at once, or for that of the site. */
export function inLanguage(written: unknown, language: string): unknown {
  if (!isRecord(written)) return written;
  const own = chooseLanguage(Object.keys(written), language);
  return own === undefined ? undefined : written[own];
}

const usualPlaces = ['comparison', 'search', 'finder'];

/** Where it shows. */
export function placesOf({ says }: Specification): readonly string[] {
  return Array.isArray(says.shows) ? textsAt(says, 'shows') : usualPlaces;
}

function usesOf(specification: Specification, language: string): Data {
  const { key, says, set } = specification;
  const places = placesOf(specification);
  const called = optionalText(says, 'called');
  const structured = optionalText(says, 'structured');
  const isNamed = [says.label, says.choices].every(
    (each) => each === undefined || inLanguage(each, language) !== undefined,
  );
  const words = inLanguage(says.words, language);
  const onCards = places.includes('card');
  return {
    ...((onCards || called !== undefined) && { card: called ?? key }),
    ...(onCards && { words: isText(words) ? words : true }),
    ...(places.includes('offer') && { offer: called === undefined || called === key || called }),
    ...(structured && { structured }),
    ...(says.size === true && { size: true }),
    ...(places.includes('comparison') && { compared: true }),
    ...(places.includes('filter') && { filtered: true }),
    ...(!places.includes('search') && { unsearched: true }),
    ...(set === undefined ? { own: true } : !isNamed && { unnamed: set }),
  };
}

const line = { $ref: 'copy.schema.json#/$defs/line' };

/** The most that a whole number may be, and an upper bound of a unit that has none. */
const most = 100_000_000;

function valueSchema(key: string, says: Data, language: string): Data {
  switch (says.kind) {
    case 'choice': {
      const choices = inLanguage(says.choices, language);
      const values = (Array.isArray(choices) ? choices : []).filter(isText);
      return values.length > 0 ? { enum: [...new Set(values)] } : line;
    }
    // Left out, it is not known: neither yes nor no.
    case 'yes-no':
      return { enum: [true, false] };
    case 'date':
      return factSchemaOf('date', says);
    case 'number':
      return numberSchema(key, says);
    default:
      return says.readings === true ? factSchemaOf('text', says) : line;
  }
}

/** A reference to a fact is none: what is declared is read before there are any. */
function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && !value.includes('${');
}

function numberSchema(key: string, says: Data): Data {
  const { unit } = says;
  const bounds = boundsOf(says);
  if (typeof unit !== 'string') {
    const alike = says.alike === false ? {} : { 'x-alike': {} };
    return { ...alike, type: 'integer', minimum: 0, maximum: most, ...bounds };
  }
  const isBounded = isUnit(unit) && Object.keys(bounds).length > 0;
  const name = unitsAndMeasures().includes(unit) ? unit : 'fact';
  return factSchemaOf(isBounded ? boundedName(key) : name, says);
}

/** Bounds that leave nothing between them count as none. */
function boundsOf({ min, max }: Data): Bounds {
  const bounds = {
    ...(typeof min === 'number' && { minimum: min }),
    ...(typeof max === 'number' && { maximum: max }),
  };
  return (bounds.minimum ?? 0) > (bounds.maximum ?? most) ? {} : bounds;
}

/** Figures in one unit and alike; those that are not alike have one unit all the same. */
function factSchemaOf(name: string, says: Data): Data {
  const alike = says.alike === false ? { units: true } : {};
  return { 'x-alike': alike, $ref: `fact.schema.json#/$defs/${name}` };
}

function boundedName(key: string): string {
  return `${key}Figure`;
}

/** The facts of a figure with bounds of its own, to stand among all other facts. */
export function boundedDefinitions({ key, says }: Specification): Data {
  const { unit } = says;
  const isOwn = String(numberSchema(key, says).$ref).endsWith(`/${boundedName(key)}`);
  if (says.kind !== 'number' || typeof unit !== 'string' || !isUnit(unit) || !isOwn) return {};
  return boundedFacts(unit, boundedName(key), boundsOf(says));
}
