import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Rentals } from '../../generated/content.ts';
import { counties } from '../../generated/records/counties.ts';
import { policies } from '../../generated/records/policies.ts';
import { pricing } from '../../generated/records/pricing.ts';
import { towns } from '../../generated/records/towns.ts';
import type { SectionKind, SectionProps } from '../../generated/sections.ts';

// The emitted records and the page documents are made from one thing, so they say the same.

const folder = join(import.meta.dirname, '../../generated/pages');
const documents = globSync('**/*.json', { cwd: folder }).map((name) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')),
);

/** What every section of a kind is given, on all pages. */
function propsOf<Kind extends SectionKind>(kind: Kind): readonly SectionProps[Kind][] {
  return documents
    .flatMap(({ sections }) => sections)
    .filter((section) => section.kind === kind)
    .map(({ props }) => props);
}

test('the page of a town shows its record', () => {
  for (const { town } of propsOf('town-register')) {
    const { name, population, zip, setting, coordinates } = town;
    const shown = { name, population, zip, setting, coordinates };
    expect(Object.values(towns)).toContainEqual(expect.objectContaining(shown));
  }
});

test('a card of a county shows its record', () => {
  for (const { id, name, seat, population } of propsOf('county-cards').flatMap(
    (each) => each.counties,
  )) {
    expect(counties[id]).toMatchObject({ name, seat, population });
  }
});

test('the page of a policy shows its record', () => {
  for (const { policy } of propsOf('policy-document')) {
    const { id, title, sections } = policy;
    const written = policies[id] ?? expect.fail(id);
    expect(written.title).toBe(title);
    expect(sections).toMatchObject(asWritten(written.sections));
  }
});

/** A part of a policy may list the fields of a form, which only its page names one by one. */
interface Part {
  readonly fieldsOf?: string | undefined;
  readonly list?: readonly string[] | undefined;
  readonly sections?: readonly Part[] | undefined;
}

function asWritten(parts: readonly Part[]): object[] {
  return parts.map(({ fieldsOf, list = [], sections, ...part }) => ({
    ...part,
    ...(fieldsOf ? { list: expect.arrayContaining([...list]) } : list.length > 0 && { list }),
    ...(sections && { sections: asWritten(sections) }),
  }));
}

test('a group of rental plans shows the plans of its record', () => {
  const rentals = pricing.rentals as Rentals | undefined;
  for (const { id, title, plans } of propsOf('rental-plans').flatMap(({ groups }) => groups)) {
    const written = rentals?.groups[id];
    expect(written?.title).toBe(title);
    expect(Object.keys(written?.plans ?? {})).toEqual(plans.map((plan) => plan.id));
  }
});
