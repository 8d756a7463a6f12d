import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vehiclePath } from './content/addresses.ts';
import { richVehicle } from './content/samples.ts';
import { hydrated, startJourney } from './journey.ts';

const journey = startJourney();

/** The scripts of a page that React takes over, compressed, in bytes. */
const most = 125_000;

test.for(['/inventory', '/contact', '/eco-impact', vehiclePath(richVehicle.id)])(
  'the scripts of %s weigh 125 KB at most',
  async (path) => {
    const page = await journey.window();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await page.goto(journey.site().url + path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const bytes = [...scripts].map((script) => statSync(`dist${script}.br`).size);
    const sum = bytes.reduce((all, each) => all + each, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(most);
  },
);
