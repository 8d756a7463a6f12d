// Restores the site that the last build replaced, and keeps the other: running it twice changes nothing.
import { join } from 'node:path';
import { swapSites } from './prerender/publish-site.ts';

const project = join(import.meta.dirname, '..');
if (swapSites(project)) {
  process.stdout.write('The build before the last one is in place: restart the server.\n');
} else {
  process.stderr.write('No earlier build is kept.\n');
  process.exitCode = 1;
}
