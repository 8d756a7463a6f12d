// Checks every link in an exported folder, `export/` by default.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteFolder } from '../codegen/files/site-folder.ts';
import type * as Site from '../generated/site.ts';
import { findDeadLinks, reportDeadLinks } from './prerender/dead-links.ts';
import { exportedSite } from './prerender/exported-site.ts';

const project = siteFolder();
const { site }: typeof Site = await import(pathToFileURL(join(project, 'generated/site.ts')).href);
const folder = process.argv[2] ?? join(project, 'export');
const dead = findDeadLinks(exportedSite(folder, site.url));
if (dead.length > 0) process.exitCode = reportDeadLinks(project, dead);
