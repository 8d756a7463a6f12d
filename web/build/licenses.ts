import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rollup } from 'vite';

/** The file in which Vite lists the licenses of the code it has bundled. */
export const licenseList = 'licenses.json';
/** The address that the built site serves all of them at. */
export const licensesFile = 'licenses.txt';

interface License {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
  readonly text?: string;
}

// Vite knows where code comes from; these packages are in the styles, the icons and the maps.
const besides = ['tailwindcss', 'lucide-react', 'us-atlas'];

/** The licenses of every package that has a part in the built site, each with its text, and those of the dealer's own fonts. */
export function listLicenses(
  project: string,
  bundles: readonly Rollup.RollupOutput[],
  fonts: string,
): string {
  const assets = bundles.flatMap(({ output }) => output).filter((file) => file.type === 'asset');
  const listed = assets
    .filter(({ fileName }) => fileName === licenseList)
    .flatMap(({ source }): License[] => JSON.parse(source.toString()));
  const files = assets.flatMap(({ originalFileNames }) => originalFileNames).join('\n');
  const packages = [...files.matchAll(/node_modules\/(@[^/]+\/[^/]+|[^/]+)/g)].map(
    ([, name = '']) => name,
  );
  const own = [...new Set([...packages, ...besides])].map((name) => readLicense(project, name));
  const all = new Map([...listed, ...own].map((each) => [`${each.name} ${each.version}`, each]));
  const texts = [...all].sort(([one], [other]) => (one < other ? -1 : 1)).map(print);
  const others = fonts ? [`Fonts of this site\n\n${fonts}\n`] : [];
  return ['This site is made with these packages.\n', ...texts, ...others].join(
    `\n${'-'.repeat(72)}\n\n`,
  );
}

function print([title, { identifier, text }]: [string, License]): string {
  return `${title}${identifier ? ` (${identifier})` : ''}\n\n${text ?? ''}\n`;
}

function readLicense(project: string, name: string): License {
  const folder = join(project, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file && readFileSync(join(folder, file), 'utf8').trim();
  return { name, version, identifier: license, ...(text && { text }) };
}
