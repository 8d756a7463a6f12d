// Exports the built site to a folder for a static host, `export/` by default.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig } from './config.ts';
import { ExitError } from './errors.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { loadSite } from './load-site.ts';
import { exportFiles } from './pages/export-files.ts';

const project = join(import.meta.dirname, '..');
const folder = process.argv[2] ?? join(project, 'export');

try {
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
} catch (fault) {
  if (!(fault instanceof ExitError)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = fault.exitCode;
}
