import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleRecordFile } from './bundle-record.ts';
import { lastSite, nextSite, type SitePlace } from './next-site.ts';

const entry = 'entry-server.js';
/** The files that the bundler makes for the server. */
export const rendererFiles = [entry, 'manifest.json'];

/** Whether a renderer has been bundled for a site. */
export function hasRenderer({ renderer }: SitePlace): boolean {
  return existsSync(join(renderer, entry));
}

/** Without a new bundle, the next site gets the last one's renderer. */
export function takeLastRenderer(project: string): void {
  const [last, next] = [lastSite(project), nextSite(project)];
  mkdirSync(next.renderer, { recursive: true });
  for (const name of [...rendererFiles, bundleRecordFile]) {
    const file = join(last.renderer, name);
    if (existsSync(file)) linkSync(file, join(next.renderer, name));
  }
}

/** Whether the next renderer's files, besides the generated ones, differ from the last one's. */
export function isRendererNew(project: string): boolean {
  const [last, next] = [lastSite(project).renderer, nextSite(project).renderer];
  const names = new Set([...filesIn(last), ...filesIn(next)]);
  return [...names].some((name) => {
    const [old, fresh] = [join(last, name), join(next, name)];
    return !existsSync(old) || !existsSync(fresh) || !readFileSync(old).equals(readFileSync(fresh));
  });
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
