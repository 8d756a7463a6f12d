import { describe, expect, test } from 'vitest';
import { nowhere, townPath, vehiclePath } from './content/addresses.ts';
import { filesIn, navigation, policies, sectionOf, site } from './content/records.ts';
import { heroes, richVehicle, sampleTowns } from './content/samples.ts';
import { actionsOf, addressOf, dialed } from './content/texts.ts';
import { blockUnder } from './page-parts.ts';
import { textOf } from './page-text.ts';
import { startReading } from './reading.ts';

const reading = startReading();

const partOf = async (path: string, selector: string) =>
  (await reading.html(path)).querySelector(selector) ?? expect.fail(`${path} has no ${selector}`);

const vehicle = vehiclePath(richVehicle.id);

/** Words that the specification quotes, by page. */
const quoted: readonly (readonly [path: string, words: string])[] = [
  ['/', 'View Inventory | Call Now | Premium Quality | Expert Service | Eco-Friendly'],
  ['/', 'Financing on select models | NEW | View Details | Main Contact'],
  ['/inventory', 'Clear All Filters | View Details'],
  ['/rentals', 'RESERVE TODAY'],
  ['/denago', 'View Details | Get Quote | Compare All Models | Schedule Test Drive'],
  ['/evolution', 'PREMIUM ELECTRIC VEHICLES | View EVOLUTION Models | The EVOLUTION Difference'],
  ['/evolution', 'Complete EVOLUTION Lineup | View Details | Get Quote | Schedule Test Drive'],
  ['/evolution', 'Proven Quality | Advanced Features | Reliable Performance | Local Support'],
  [vehicle, 'Back to Inventory | Schedule Test Drive | Get Financing Quote | View More Vehicles'],
  [vehicle, 'Features | Specifications | Interested in this vehicle? | Contact Sales Team'],
  ['/contact', 'Business Hours | Send Us a Message'],
  ['/showroom', 'Test drives | Expert consultation | Financing options'],
  ['/eco-impact', 'Zero Emissions | Energy Efficient | Forest Protection'],
  ['/eco-impact', 'Sustainable Materials | Climate Action | Clean Air'],
];

test('each page says the words that are quoted of it', async () => {
  const missing: string[] = [];
  for (const [path, words] of quoted) {
    const said = textOf(await partOf(path, 'main'));
    missing.push(...words.split(' | ').filter((each) => !said.includes(each)));
  }
  expect(missing).toEqual([]);
});

describe('the layout of every page', () => {
  test.for(['/', vehicle, ...sampleTowns.slice(0, 1).map(townPath), nowhere])(
    '%s',
    async (path) => {
      const html = await reading.html(path);
      const actions = actionsOf(navigation.header);
      expect(actions.length).toBeGreaterThan(0);
      for (const part of ['header', 'dialog']) {
        const links = (await partOf(path, part))
          .querySelectorAll('a')
          .map((each) => `${each.getAttribute('href')}`);
        const missing = actions.filter(({ to }) => !links.some((href) => addressOf(to).test(href)));
        expect([part, missing]).toEqual([part, []]);
        expect(links).toContain(dialed);
      }
      expect((await partOf(path, '[data-call-bar] a')).getAttribute('href')).toBe(dialed);
      expect(html.querySelectorAll('#notices')).toHaveLength(1);
    },
  );

  test('has its first heading in the hero, with a picture unless the look is plain', async () => {
    for (const { path, look } of heroes) {
      const hero = await partOf(path, 'main section');
      const parts = [hero.querySelectorAll('h1').length, hero.querySelectorAll('img').length];
      expect([path, ...parts]).toEqual([path, 1, look === 'plain' ? 0 : 1]);
    }
  });
});

describe('a policy', () => {
  test.for(policies)('$path is a card without links and forms', async ({ path, hero }) => {
    const card = await partOf(path, 'main article');
    expect(card.querySelectorAll('a, form')).toHaveLength(0);
    expect(card.querySelectorAll('h2').length).toBeGreaterThan(0);
    expect(card.querySelectorAll('h1')).toHaveLength(hero ? 0 : 1);
  });
});

test.for(sampleTowns)('the map of $name is asked for by place, name and zoom', async (town) => {
  const button = await partOf(townPath(town), 'main button[data-embed]');
  const asked = decodeURIComponent(`${button.getAttribute('data-embed')}`).replaceAll('+', ' ');
  const { lat, lng } = town.coordinates;
  for (const part of [lat, lng, `${town.name}, ${site.stateName}`, `z=${site.map?.zoom}`]) {
    expect(asked).toContain(`${part}`);
  }
});

test('a location is shown with all ways to reach it', async () => {
  const section = sectionOf('/showroom', 'location-cards');
  const main = await partOf('/showroom', 'main');
  for (const id of section.locations as string[]) {
    const { name, type, ...location } = site.locations[id] ?? expect.fail(id);
    const card = blockUnder(main, name) ?? expect.fail(name);
    const links = card.querySelectorAll('a').map((link) => link.getAttribute('href'));
    const urls = Object.entries(location).flatMap(([key, value]) =>
      key.endsWith('Url') ? [value] : [],
    );
    expect(links).toEqual(expect.arrayContaining([...urls, dialed]));
    expect(textOf(card)).toContain(type === 'physical' ? section.physicalText : section.onlineText);
  }
});

interface Choice {
  readonly options: readonly { readonly value: string | number }[];
}

test('the calculator offers what its file gives, within its bounds', async () => {
  const form = await partOf('/eco-impact', 'main form');
  const { inputs } =
    filesIn<{
      inputs: { distancePerWeek: { min: number; max: number }; usage: Choice; years: Choice };
    }>('calculators')['eco-impact'] ?? expect.fail();
  const { min, max } = inputs.distancePerWeek;
  expect(form.querySelectorAll(`input[type=number][min=${min}][max=${max}]`)).toHaveLength(1);
  const options = form.querySelectorAll('option').map((each) => each.getAttribute('value'));
  const wanted = [...inputs.usage.options, ...inputs.years.options].map(({ value }) => `${value}`);
  expect(options).toEqual(expect.arrayContaining(wanted));
});
