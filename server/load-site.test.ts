import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSite, loadTimeZone } from './load-site.ts';
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

const parts = ['generated/contract', 'build/entry-server.js', 'dist'];

test.each(parts)('a project without its %s is not built', async (missing) => {
  const project = createDataDirectory();
  for (const part of parts.filter((part) => part !== missing)) {
    mkdirSync(join(project, part), { recursive: true });
  }
  await expect(loadSite(project)).rejects.toThrow(
    'The site is not built: run "npm run build" first.',
  );
});
