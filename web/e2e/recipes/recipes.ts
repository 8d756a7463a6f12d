// What somebody adds who follows CONTRIBUTING.md.
import type { Recipe } from './recipe.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const line = { $ref: 'copy.schema.json#/$defs/line', description: 'A line.' };
const sectionLine = { ...line, $ref: '../copy.schema.json#/$defs/line' };

const kind: Recipe = {
  title: 'A new section kind.',
  files: {
    'schema/sections/tide-table.schema.json': json({
      title: 'Tide table',
      description: 'When the water is high, and the boat that waits for it.',
      'x-interactive': true,
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'heading', 'boat', 'remark'],
      properties: {
        kind: { description: 'The kind of this section.', const: 'tide-table' },
        heading: { ...sectionLine, $ref: '../copy.schema.json#/$defs/heading' },
        boat: {
          description: 'The boat that waits.',
          type: 'string',
          maxLength: 80,
          'x-ref': 'vehicle',
          'x-view': 'boat-name',
        },
        accessory: {
          description: 'What it carries.',
          type: 'string',
          maxLength: 80,
          'x-ref': 'accessory',
        },
        remark: sectionLine,
      },
      examples: [{ kind: 'tide-table', heading: 'Tides', boat: 'acme-runner', remark: 'Mind it.' }],
    }),
    'web/src/sections/tide-table.tsx': `import type { SectionProps } from '../../../generated/sections.ts';
import { Section } from '../ui/section.tsx';

/** When the water is high, and the boat that waits for it. */
export function TideTable({ heading, boat, remark }: SectionProps['tide-table']) {
  return (
    <Section heading={heading}>
      <p>
        {boat.name}: {remark}
      </p>
    </Section>
  );
}
`,
    'web/e2e/second-dealer/content/pages/tide-table.yaml': `path: /tide-table
type: about
title: Tide table
description: A section of the new kind.
keywords: [tides]
hero: { heading: Tide table }
sections:
  - { kind: tide-table, heading: Tides, boat: loonbay-tandem, remark: Mind it. }
`,
  },
  lines: {
    'web/src/sections/index.ts': [
      {
        before: "  'town-cards'",
        added: `  'tide-table': deferred(async () => {
    const [{ withQueries }, { TideTable }] = await Promise.all([
      import('../api/with-queries.tsx'),
      import('./tide-table.tsx'),
    ]);
    return withQueries(TideTable);
  }),`,
      },
    ],
  },
};

const view: Recipe = {
  title: 'A new view.',
  files: {
    'schema/views/boat-name.schema.json': json({
      title: 'Boat name',
      description: 'A boat by its name.',
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: {
        name: { description: 'Its model.', type: 'string', minLength: 1, maxLength: 80 },
      },
      examples: [{ name: 'RUNNER' }],
    }),
    'codegen/derive/views/boat-name.ts': `import type { BoatName } from '../../../generated/sections.ts';
import type { View } from '../context/view.ts';

/** A boat by its name. */
export const boatName: View<BoatName> = {
  one: (id, context) => ({ name: context.get('vehicle', String(id)).model }),
};
`,
  },
  lines: {
    'codegen/derive/views/views.ts': [
      { before: 'import { brandTile }', added: "import { boatName } from './boat-name.ts';" },
      { before: "  'brand-tile'", added: "  'boat-name': boatName," },
    ],
  },
};

const rule: Recipe = {
  title: 'A new rule.',
  files: {
    'codegen/rules/loud-title/rule.ts': `import type { Rule } from '../../link/rule.ts';

/** No page shouts its title. */
export const rule: Rule = {
  code: 'loud-title',
  phase: 'error',
  check: ({ site }) =>
    site.pages.flatMap(({ data, entry }) => {
      const title = String(data.title);
      if (!title.endsWith('!')) return [];
      return [{ source: entry.source, path: ['title'], text: { message: \`the title "\${title}" shouts\` } }];
    }),
};
`,
    'codegen/rules/loud-title/loud-title.md': `A title ends in an exclamation mark.

**What to do.** Remove the mark.
`,
    'codegen/rules/loud-title/testdata/loud-title/content/pages/sale.yaml': `path: /sale
type: about
title: Boats, boats, boats!
description: Every boat there is.
keywords: [boats]
hero: { heading: Boats }
sections:
  - kind: notice
    paragraphs: [Come early.]
`,
    'codegen/rules/loud-title/testdata/loud-title/expected.txt': `content/pages/sale.yaml:3:8: the title "Boats, boats, boats!" shouts [loud-title]
 3 | title: Boats, boats, boats!
   |        ^~~~~~~~~~~~~~~~~~~~

1 error
`,
  },
  lines: {},
};

const unit: Recipe = {
  title: 'A new unit.',
  files: {},
  lines: {
    'codegen/model/units.ts': [
      {
        before: '  miles: {',
        added: `  knots: {
    measure: 'speed',
    one: ' knot',
    many: ' knots',
    meaning: 'a speed in knots',
    words: 'knots',
    max: 100,
    example: 3,
  },`,
      },
    ],
  },
};

const noun: Recipe = {
  title: 'A new noun.',
  files: {
    'schema/accessory.schema.json': json({
      title: 'Accessory',
      description: 'Something that goes with a boat.',
      type: 'object',
      additionalProperties: false,
      required: ['slug', 'name', 'price', 'fits'],
      properties: {
        slug: { description: 'The last part of its address.', type: 'string', maxLength: 80 },
        name: line,
        price: { description: 'What it costs.', $ref: 'fact.schema.json#/$defs/money' },
        fits: {
          description: 'The boat it goes with.',
          type: 'string',
          maxLength: 80,
          'x-ref': 'vehicle',
        },
      },
      examples: [{ slug: 'rack', name: 'Rack', price: { money: 90 }, fits: 'acme-runner' }],
    }),
  },
  lines: {
    'codegen/model/nouns.ts': [
      {
        before: '  page: {',
        added: `  accessory: {
    list: 'accessories',
    files: { 'accessories/<slug>.yaml': 'accessory' },
    facts: 'id',
    pages: true,
    counted: true,
    nameKey: 'name',
  },`,
      },
    ],
  },
};

const call: Recipe = {
  title: 'A new call.',
  files: {
    'schema/api/accessory-offer.schema.json': json({
      title: 'Accessory offer',
      description: 'An accessory as the API lists it.',
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name'],
      properties: {
        id: { description: 'Its id.', type: 'string', maxLength: 80 },
        name: { description: 'Its name.', type: 'string', maxLength: 80 },
      },
      examples: [{ id: 'rack', name: 'Rack' }],
    }),
    'server/api/accessories.ts': `import type { RequestHandler } from 'express';
import { sendResource } from '../http/resource.ts';
import { createJsonResource } from './json-responses.ts';
import type { VehicleParts } from './vehicles.ts';

/** Answers with every accessory. */
export function listAccessories({ site }: VehicleParts): RequestHandler[] {
  const offers = Object.entries(site.accessories).map(([id, { name }]) => ({ id, name }));
  const list = createJsonResource(offers);
  return [(request, response) => sendResource(request, response, list)];
}
`,
    'web/src/api/accessories.ts': `import { useQuery } from '@tanstack/react-query';
import type { AccessoryOffer } from '../../../generated/content.ts';
import { fetchJson } from './fetch-json.ts';

/** Every accessory; none until they have been fetched. */
export function useAccessories(): readonly AccessoryOffer[] {
  const address = '/api/accessories';
  const { data } = useQuery({
    queryKey: [address],
    queryFn: ({ signal }) => fetchJson(address, signal),
  });
  return Array.isArray(data) ? data : [];
}
`,
  },
  lines: {
    'server/api/operations.ts': [
      {
        before: 'import { messageSchemaName',
        added: "import { listAccessories } from './accessories.ts';",
      },
      {
        before: '];\n',
        added: `  {
    id: 'listAccessories',
    method: 'get',
    path: '/accessories',
    summary: 'Every accessory.',
    answers: { 200: { description: 'All of them.', schema: 'accessory-offer', isList: true } },
    handle: listAccessories,
  },`,
      },
    ],
    'server/load-site.ts': [
      {
        before: 'type Routes =',
        added: "type Accessories = typeof import('../generated/records/accessories.ts');",
      },
      { before: '    { vehicles, vehicleAliases },', added: '    { accessories },' },
      {
        before: "    load<Vehicles>('vehicles.ts'),",
        added: "    load<Accessories>('records/accessories.ts'),",
      },
      { before: '    vehicleAliases,', added: '    accessories,' },
    ],
    'server/site.ts': [
      {
        before: '  readonly vehicleAliases',
        added: '  readonly accessories: Readonly<Record<string, { readonly name: string }>>;',
      },
    ],
    'server/testing/fake-site.ts': [
      {
        before: '    vehicleAliases',
        added: "    accessories: { paddle: { name: 'Paddle' } },",
      },
    ],
    'web/src/sections/tide-table.tsx': [
      {
        before: 'import { Section }',
        added: "import { useAccessories } from '../api/accessories.ts';",
      },
      { before: '  return (', added: '  const accessories = useAccessories();' },
      {
        before: '    </Section>',
        added: `      <ul>
        {accessories.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>`,
      },
    ],
  },
};

const specification: Recipe = {
  title: 'A new specification.',
  files: {},
  lines: {
    'schema/vehicle.schema.json': [
      {
        before: '        "wheels": {',
        added: `        "paddle": {
          "title": "Paddle",
          "description": "The paddle that comes with it.",
          "$ref": "copy.schema.json#/$defs/line"
        },`,
      },
    ],
  },
};

/** Every recipe of CONTRIBUTING.md. */
export const recipes: readonly Recipe[] = [kind, view, rule, unit, noun, specification, call];

/** Content that uses what the recipes add, and a vehicle of the dealer. */
export const newContent = (vehicle: string): Readonly<Record<string, string>> => ({
  'content/facts/currents.yaml': 'ebb: { knots: 3 }\n',
  'content/pages/tides.yaml': `path: /tides
type: about
title: Tides
description: When the water is high.
keywords: [tides]
hero: { heading: High water }
sections:
  - kind: tide-table
    heading: The ebb
    boat: ${vehicle}
    accessory: paddle
    remark: it runs at \${facts.currents.ebb}, and \${count.accessories} accessory helps.
`,
  'content/accessories/paddle.yaml': `slug: paddle
name: Paddle
price: { money: 95 }
fits: ${vehicle}
`,
  'content/templates/accessory.yaml': `path: "/accessories/{slug}"
type: about
title: \${accessory.name}
description: \${accessory.name} for a kayak.
keywords: [accessories]
hero: { heading: "\${accessory.name}" }
sections:
  - kind: notice
    paragraphs: ["It costs \${accessories.paddle.price}."]
`,
});
