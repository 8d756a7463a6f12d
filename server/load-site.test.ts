import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadTimeZone } from './load-site.ts';
import { createDataDirectory } from './testing/fake-server.ts';

test('the time zone is that of the built site, and UTC before there is one', async () => {
  const project = createDataDirectory();
  expect(await loadTimeZone(project)).toBe('UTC');
  const generated = join(project, 'build', 'generated');
  mkdirSync(generated, { recursive: true });
  writeFileSync(
    join(generated, 'site.ts'),
    "export const site = { timezone: 'Pacific/Auckland' };",
  );
  expect(await loadTimeZone(project)).toBe('Pacific/Auckland');
});
