// Puts the site in place that the last build replaced, and keeps the other: doing it twice changes nothing.
import { join } from 'node:path';
import { swapSites } from './prerender/previous-site.ts';
import { forget } from './prerender/site-memory.ts';

const project = join(import.meta.dirname, '..');
if (swapSites(project)) {
  // The memory of the pages is about the files of the other build.
  forget(project);
  process.stdout.write('The build before the last one is in place: restart the server.\n');
} else {
  process.stderr.write('No earlier build is kept.\n');
  process.exitCode = 1;
}
