import { describe, expect, test } from 'vitest';
import { townPath, vehiclePath } from './content/addresses.ts';
import { first, sectionOf, vehicleName, vehicles } from './content/records.ts';
import { sampleTowns } from './content/samples.ts';
import { follow, hydrated, startJourney } from './journey.ts';

const journey = startJourney();

const shown = sectionOf('/denago', 'model-grid').vehicles as readonly string[];
const cart = vehicles.find(({ id }) => id === shown.at(-1)) ?? expect.fail();
const name = vehicleName(cart);
const town = first(sampleTowns);

describe('who asks about something', () => {
  test('from a model finds it said and filled in', async () => {
    const page = await journey.open('/denago');
    await follow(page, page.getByRole('link', { name: `Get Quote – ${cart.model}`, exact: true }));
    await page.getByText(`About: ${name}`, { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe(`About ${name}: `);
  });

  test.for([
    [vehiclePath(cart.id), `Send a Message – ${name}`, name],
    [townPath(town), 'Send Us a Message', `golf carts in ${town.name}`],
    [townPath(town), 'Ask about your address', `delivery to ${town.name}`],
  ] as const)('from %s by "%s" asks about %s', async ([path, link, subject]) => {
    const page = await journey.open(path);
    await follow(page, page.getByRole('link', { name: link, exact: true }));
    await page.getByText(`About: ${subject}`, { exact: true }).waitFor();
  });

  test('finds it on the first visit too, as plain text', async () => {
    const page = await journey.open('/contact?about=%3Cb%3Ebold%3C%2Fb%3E');
    await hydrated(page);
    await page.getByText('About: <b>bold</b>', { exact: true }).waitFor();
  });
});
