// Renders every page of the route table to a file, beside its data and the pictures, and leaves
// compressed copies of all text. Pages whose inputs are the same as in the last run are left alone.
// Nothing of the last site is touched until all of the new one is there, and every link in it leads somewhere.
import { join } from 'node:path';
import { compressSite } from './prerender/compress.ts';
import { findDeadLinks } from './prerender/dead-links.ts';
import { linkedSite } from './prerender/linked-site.ts';
import { saveMemory } from './prerender/memory.ts';
import { reportDeadLinks } from './prerender/report-dead-links.ts';
import { openStaging } from './prerender/staging.ts';
import { writePages } from './prerender/write-pages.ts';
import { writePictures } from './prerender/write-pictures.ts';

const project = join(import.meta.dirname, '..');
const began = performance.now();
const staging = openStaging(project);
const pages = await writePages(project, staging);
const pictures = await writePictures(project, staging);
const dead = findDeadLinks(linkedSite(staging, pages.pages));
if (dead.length > 0) process.exit(reportDeadLinks(project, dead));
const packed = await compressSite(project, staging);
staging.publish();
saveMemory(project, pages.memory);
const seconds = ((performance.now() - began) / 1000).toFixed(2);
process.stdout.write(
  `${pages.pages.size} pages (${pages.rendered} rendered), ${pictures} pictures, ${packed} files compressed in ${seconds} s\n`,
);
