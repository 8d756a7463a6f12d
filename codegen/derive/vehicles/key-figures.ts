import type { Data } from '../../model/content.ts';
import { cardReading, printedFactAt } from '../../resolve/facts/reading-label.ts';
import { propertiesOf, schemaNamed, wordAt } from '../../schema/keywords.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';
import type { ViewContext } from '../context/view.ts';

/** The key figures of a vehicle as a card prints them: in the reading for cards, if there is one. */
export function keyFigures(specifications: Data, { index, print }: ViewContext) {
  const printed = (key: string, reading?: string) =>
    printedFactAt(specifications, key, print, reading);
  const all = cardFigures(index.site.schemas).map(
    ([name, key]) => [name, printed(key, cardReading) ?? printed(key)] as const,
  );
  return Object.fromEntries(all.filter(([, fact]) => fact !== undefined));
}

/** The specifications that cards show, by their names on cards: the schema of a vehicle says which (`x-card`). */
function cardFigures(schemas: SchemaSet): readonly (readonly [name: string, key: string])[] {
  const { specifications = {} } = propertiesOf(schemaNamed(schemas, 'vehicle'));
  return Object.entries(propertiesOf(specifications)).flatMap(([key, schema]) => {
    const name = wordAt(schema, 'x-card');
    return name === undefined ? [] : [[name, key] as const];
  });
}
