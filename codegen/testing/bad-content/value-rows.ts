// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
import type { BadContent } from './bad-content.ts';
import { changed, textOf } from './bad-content.ts';

const drifter = 'vehicles/loonbay/drifter.yaml';

function price(written: string, code: string): BadContent {
  const files = changed(drifter, 'money: 1450', `money: ${written}`);
  return { name: `a price of ${written}`, files, diagnostics: [`${drifter}:9:10 ${code}`] };
}

function picture(name: string, written: string, code = 'wrong-form'): BadContent {
  const files = changed('pictures/pictures.yaml', 'boats/drifter.svg', written);
  return {
    name: `a picture by ${name}`,
    files,
    diagnostics: [`pictures/pictures.yaml:5:9 ${code}`],
  };
}

/** Values of the wrong kind, and duplicate names. */
export const valueRows: readonly BadContent[] = [
  picture('above the folder', '../secret.webp'),
  picture('up and down', '/images/../x.webp'),
  picture('dots as codes', '"%2e%2e/x.webp"'),
  picture('a backslash', '"..\\\\x.webp"'),
  picture('another host', '//host/x.webp'),
  picture('another site', 'https://host/x.webp'),
  picture('a query', 'x.webp?y'),
  picture('a NUL', '"x\\0.webp"'),
  picture('capitals', 'boats/Drifter.svg'),
  picture('no such file', 'boats/none.svg', 'missing-picture'),
  picture('a folder', 'boats'),
  picture('a folder of one dot', 'boats/./drifter.svg'),
  picture('an empty folder name', 'boats//drifter.svg'),
  price('.nan', 'wrong-type'),
  price('.inf', 'wrong-type'),
  price('-1', 'out-of-range'),
  price('"100"', 'wrong-type'),
  price('12345678901234567890', 'out-of-range'),
  {
    name: 'a key of another name, of which the right one is missing, and a bad id',
    files: {
      [drifter]: textOf(drifter)
        .replace('price:', 'tariff:')
        .replace('id: loonbay-drifter', 'id: Loon Drifter'),
    },
    diagnostics: [`${drifter}:1:5 wrong-form`, `${drifter}:8:1 unknown-key`],
  },
  {
    name: 'a vehicle twice',
    files: {
      'vehicles/loonbay/skimmer.yaml': textOf(drifter)
        .replace('DRIFTER', 'SKIMMER')
        .replace('[drifter]', '[skimmer]'),
    },
    diagnostics: ['vehicles/loonbay/skimmer.yaml:1:5 wrong-id'],
    names: `content/${drifter}`,
  },
  {
    name: 'an id that differs in capitals',
    files: {
      'vehicles/loonbay/skimmer.yaml': textOf(drifter).replace('loonbay-d', 'Loonbay-D'),
    },
    diagnostics: [
      'vehicles/loonbay/skimmer.yaml:1:5 duplicate-id',
      'vehicles/loonbay/skimmer.yaml:1:5 wrong-form',
    ],
    names: `content/${drifter}`,
  },
  {
    name: 'a town in two counties at one address',
    files: {
      'towns/knox/castine.yaml': textOf('towns/hancock/castine.yaml').replace(
        'county: hancock',
        'county: knox',
      ),
    },
    diagnostics: ['towns/knox/castine.yaml:2:7 duplicate-address'],
    names: 'content/towns/hancock/castine.yaml',
  },
];
