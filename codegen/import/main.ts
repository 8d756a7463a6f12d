// Takes a file of the stock into content/stock.
import { isUtf8 } from 'node:buffer';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { schemaFolder, siteFault, siteFolder } from '../files/site-folder.ts';
import { readForeign } from '../load/foreign-encoding.ts';
import { openMemo } from '../memo.ts';
import { importReport } from './import-report.ts';
import { importStock } from './import-stock.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: siteFolder() } },
});
const [file] = positionals;
const root = resolve(values.root);
const text = file === undefined ? undefined : readText(file);
const fault = siteFault(root);
if (fault !== undefined) {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 2;
} else if (file === undefined || text === undefined) {
  process.stderr.write('Name a file of the stock, as in make import FILE=stock.csv.\n');
  process.exitCode = 2;
} else {
  const project = { root, schemaDir: schemaFolder };
  const found = await importStock(text, project, openMemo(root));
  if ('refused' in found) {
    process.stderr.write(`${found.refused}\n`);
    process.exitCode = 1;
  } else {
    for (const { file: name, after = '' } of found.changes) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), after);
    }
    process.stdout.write(importReport(basename(file), found));
    process.exitCode = found.faults.length > 0 ? 1 : 0;
  }
}

function readText(name: string): string | undefined {
  try {
    const bytes = readFileSync(name);
    return isUtf8(bytes) ? bytes.toString('utf8') : readForeign(bytes).text;
  } catch {
    return undefined;
  }
}
