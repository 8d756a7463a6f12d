// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
import { expect, test } from 'vitest';
import { makeContent } from '../../testing/make-site.ts';
import { resolveContent } from '../resolve.ts';
import { createFacts } from './facts.ts';

const boat = (own: object) => ({ brand: 'acme', price: { money: 9000 }, ...own });
const content = makeContent({
  site: { name: 'Tide', about: 'We like this: ${vehicles.acme-one.description}' },
  brands: { acme: { name: 'ACME', tagline: '${brand.name} goes far.' } },
  vehicles: {
    'acme-one': boat({
      specifications: { range: { miles: 40 } },
      description: 'It goes ${vehicle.specifications.range}.',
    }),
    'acme-two': boat({
      specifications: { range: { miles: 50 } },
      description:
        'It goes ${vehicle.specifications.range}; the other: ${vehicles.acme-one.description}',
      note: '${brand.name}, ${brand.tagline}',
    }),
    'acme-odd': boat({ description: 'It costs ${vehicle.prize}.' }),
    'acme-round': boat({ description: 'Round ${vehicle.description}.' }),
  },
});
const resolved = resolveContent(content, createFacts(content));
const texts = (id: string) => resolved.content.vehicles.find((each) => each.id === id)?.data;

test('a record names its own facts, and those of its owner, as its template does', () => {
  expect(texts('acme-one')).toMatchObject({ description: 'It goes 40 miles.' });
  expect(texts('acme-two')).toMatchObject({ note: 'ACME, ACME goes far.' });
});

test('a text that is printed elsewhere keeps meaning the record that holds it', () => {
  expect(texts('acme-two')).toMatchObject({
    description: 'It goes 50 miles; the other: It goes 40 miles.',
  });
  expect(resolved.content.site?.data).toMatchObject({
    about: 'We like this: It goes 40 miles.',
  });
});

test('a wrong name is answered with the name the record calls itself', () => {
  expect(resolved.findings.map(({ code, message }) => [code, message])).toEqual([
    ['unknown-fact', 'there is no fact "vehicle.prize"; did you mean "vehicle.price"?'],
    ['circular-fact', 'the text of "vehicle.description" refers to itself'],
  ]);
});
