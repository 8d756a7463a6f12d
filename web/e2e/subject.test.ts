import { describe, expect, test } from 'vitest';
import { follow, hydrated, startJourney } from './journey.ts';

const journey = startJourney();

describe('who asks about something', () => {
  test('from a model finds it said and filled in', async () => {
    const page = await journey.open('/denago');
    await follow(page, page.getByRole('link', { name: 'Get Quote – EV NOMAD' }));
    await page.getByText('About: Denago EV NOMAD', { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe(
      'About Denago EV NOMAD: ',
    );
  });

  test.for([
    ['/vehicle/denago-ev-nomad', 'Send a Message – Denago EV NOMAD', 'Denago EV NOMAD'],
    ['/sussex-county/lewes', 'Send Us a Message', 'golf carts in Lewes'],
    ['/sussex-county/lewes', 'Ask about your address', 'delivery to Lewes'],
  ] as const)('from %s by "%s" asks about %s', async ([path, name, subject]) => {
    const page = await journey.open(path);
    await follow(page, page.getByRole('link', { name, exact: true }));
    await page.getByText(`About: ${subject}`, { exact: true }).waitFor();
  });

  test('finds it on the first visit too, as plain text', async () => {
    const page = await journey.open('/contact?about=%3Cb%3Ebold%3C%2Fb%3E');
    await hydrated(page);
    await page.getByText('About: <b>bold</b>', { exact: true }).waitFor();
  });
});
