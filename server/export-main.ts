// Exports the built site to a folder for a static host, `export/` by default.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readConfig } from './config.ts';
import { ExitError, StartFailure } from './errors.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { loadSite } from './load-site.ts';
import { exportFiles, exportMark } from './pages/export-files.ts';

const project = join(import.meta.dirname, '..');
const usual = join(project, 'export');
const folder = resolve(process.argv[2] ?? usual);

/** Whether all that is in a folder may go: nothing, or an earlier export. */
function mayReplace(folder: string): boolean {
  if (folder === usual || !existsSync(folder) || readdirSync(folder).length === 0) return true;
  const headers = join(folder, '_headers');
  return existsSync(headers) && readFileSync(headers, 'utf8').startsWith(exportMark);
}

try {
  if (!mayReplace(folder)) {
    throw new StartFailure(
      `${folder} holds files that are no export, and an export replaces everything: choose another folder.`,
    );
  }
  const config = readConfig(process.env);
  const site = await loadSite(project);
  const siteUrl = site.url ?? config.siteUrl;
  const headers = createSecurityHeaders({ ...site, ...config, siteUrl });
  const publicDirectory = join(project, 'dist');
  const files = exportFiles({ site, publicDirectory, siteUrl, headers });
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  process.stdout.write(`${files.size} files in ${folder}\n`);
  if (site.nextPriceChange)
    process.stdout.write(
      `Prices change on ${site.nextPriceChange}: build and export again that day.\n`,
    );
} catch (fault) {
  if (!(fault instanceof ExitError)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = fault.exitCode;
}
