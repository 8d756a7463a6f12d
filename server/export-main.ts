// Exports the built site to a folder for a static host, `export/` by default.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readConfig } from './config.ts';
import { ExitError, StartFailure } from './errors.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { loadSite } from './load-site.ts';

/** Whether all that is in a folder may go: nothing, or an earlier export, which begins its headers with a mark. */
function mayReplace(folder: string, mark: string): boolean {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return true;
  const headers = join(folder, '_headers');
  return existsSync(headers) && readFileSync(headers, 'utf8').startsWith(mark);
}

try {
  const config = readConfig(process.env);
  const usual = join(config.siteDirectory, 'export');
  const folder = resolve(process.argv[2] ?? usual);
  const site = await loadSite(config.siteDirectory);
  // Not earlier: it reads what was generated.
  const { exportFiles, exportMark } = await import('./pages/export-files.ts');
  if (folder !== usual && !mayReplace(folder, exportMark)) {
    throw new StartFailure(
      `${folder} holds files that are no export, and an export replaces everything: choose another folder.`,
    );
  }
  const siteUrl = site.url ?? config.siteUrl;
  const headers = createSecurityHeaders({ ...site, ...config, siteUrl });
  const files = exportFiles({ site, siteUrl, headers });
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  process.stdout.write(`${files.size} files in ${folder}\n`);
  if (site.changesOn)
    process.stdout.write(`Pages change on ${site.changesOn}: build and export again that day.\n`);
} catch (fault) {
  if (!(fault instanceof ExitError)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = fault.exitCode;
}
