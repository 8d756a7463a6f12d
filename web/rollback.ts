// Restores the site that the last build replaced, and keeps the other: running it twice changes nothing.
import { siteFolder } from '../codegen/files/site-folder.ts';
import { swapSites } from './prerender/publish-site.ts';

if (swapSites(siteFolder())) {
  process.stdout.write('The build before the last one is in place: restart the server.\n');
} else {
  process.stderr.write('No earlier build is kept.\n');
  process.exitCode = 1;
}
