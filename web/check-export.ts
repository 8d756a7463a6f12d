// Checks every link in an exported folder, `export/` by default.
import { join } from 'node:path';
import { site } from '../generated/site.ts';
import { findDeadLinks, reportDeadLinks } from './prerender/dead-links.ts';
import { exportedSite } from './prerender/exported-site.ts';

const project = join(import.meta.dirname, '..');
const folder = process.argv[2] ?? join(project, 'export');
const dead = findDeadLinks(exportedSite(folder, site.url));
if (dead.length > 0) process.exitCode = reportDeadLinks(project, dead);
