// Renders every page of the route table to a file, beside its data and the pictures, and leaves
// compressed twins of all text. Pages whose inputs are the same as in the last run are left alone.
import { join } from 'node:path';
import { compressFolder } from './prerender/compress.ts';
import { removeStale } from './prerender/remove-stale.ts';
import { writePages } from './prerender/write-pages.ts';
import { writePictures } from './prerender/write-pictures.ts';

const project = join(import.meta.dirname, '..');
const began = performance.now();
const pages = await writePages(project);
const pictures = await writePictures(project);
removeStale(join(project, 'dist'), new Set([...pages.files, ...pictures]));
const packed = await compressFolder(project);
const seconds = ((performance.now() - began) / 1000).toFixed(2);
process.stdout.write(
  `${pages.total} pages (${pages.rendered} rendered), ${pictures.length} pictures, ${packed} files compressed in ${seconds} s\n`,
);
