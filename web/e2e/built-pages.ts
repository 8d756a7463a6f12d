import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'node-html-parser';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import type { Vehicle } from './content/shapes.ts';
import { textOf } from './page-text.ts';
import {
  createStatedFaults,
  type ReadPage,
  type StatedDealer,
  type StatedRow,
  statedIn,
} from './stated-values.ts';
import { allNodes } from './structured-data.ts';

/** The dealer whose site was built in a folder, as the compiler has completed his content. */
async function dealerIn(folder: string): Promise<StatedDealer> {
  const load = (name: string) =>
    import(/* @vite-ignore */ pathToFileURL(join(folder, 'generated', name)).href);
  const [{ routes }, { site }, { towns }, { vehicles }, { stock }, { people }, { templates }] =
    await Promise.all(
      [
        'routes',
        ...['site', 'towns', 'vehicles', 'stock', 'people', 'templates'].map(
          (each) => `records/${each}`,
        ),
      ].map((name) => load(`${name}.ts`)),
    );
  return {
    site,
    towns: Object.values(towns),
    people: Object.values(people),
    vehicles: [...unitsIn(stock, vehicles), ...Object.values<Vehicle>(vehicles)],
    addresses: routes,
    vehiclePath: (id) => String(Object(templates).vehicle?.path).replace('{id}', id.toLowerCase()),
  };
}

/** Units say what their model does not say, and are called by their number, in capitals. */
function unitsIn(
  stock: Readonly<Record<string, { readonly model?: string }>>,
  vehicles: Readonly<Record<string, Vehicle>>,
): readonly Vehicle[] {
  return Object.entries(stock).flatMap(([id, { model = '' }]) => {
    const own = vehicles[model];
    return own ? [{ ...own, id: id.toUpperCase() }] : [{ id: id.toUpperCase() } as Vehicle];
  });
}

/** The pages that were built in a folder. */
async function builtPages(folder: string): Promise<readonly ReadPage[]> {
  const first = await dealerIn(folder);
  // The dealer in each further language, by what its addresses begin with.
  const others = new Map<string | undefined, StatedDealer>();
  for (const built of globSync('build/languages/*', { cwd: folder }))
    others.set(basename(built), await dealerIn(join(folder, built)));
  return globSync('**/index.html', { cwd: join(folder, 'dist') }).map((file) => {
    const dealer = others.get(file.split('/')[0]) ?? first;
    const html = parse(readFileSync(join(folder, 'dist', file), 'utf8'));
    const path = `/${file}`.replace(/\/?index\.html$/, '') || '/';
    return { dealer, path, html, said: textOf(html) };
  });
}

const table = join(import.meta.dirname, 'structured-data.test.ts');

/** What the pages built in a folder state to machines, but do not show as the table of structured data has it. */
export async function statedFaultsIn(folder: string): Promise<readonly string[]> {
  const faultsOf = createStatedFaults(tablesOf(table)<StatedRow>('stated'));
  const faults = (await builtPages(folder)).flatMap((page) => {
    const blocks = page.html.querySelectorAll('script[type="application/ld+json"]');
    const nodes = blocks.flatMap(({ text }) => allNodes(JSON.parse(text)));
    const stated = nodes.filter((node) => '@type' in node);
    return stated
      .flatMap((node) => statedIn(node, page.dealer))
      .flatMap((value) => faultsOf(value, page));
  });
  return [...new Set(faults)];
}
