import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { isError } from '../diagnostics/sort-diagnostics.ts';
import { groupAt, groupsAt } from '../model/data.ts';
import { schemaDir } from '../testing/make-site.ts';
import { layDealer, smallDealer } from '../testing/whole-dealers.ts';

const root = mkdtempSync(join(tmpdir(), 'dated-'));
layDealer(root, smallDealer);
const file = join(root, 'content/navigation.yaml');
const winter = 'to: /inventory, from: 11-01, until: 02-28 }';
const notices = `notices:
  - { text: We are closed, from: 11-01, until: 02-28 }
  - { text: Storage is open, from: 12-01, until: 01-31 }

callBar:
  - { text: Store a boat, ${winter}
`;
const written = readFileSync(file, 'utf8')
  .replace('    - text: Places\n', `    - { text: Storage, ${winter}\n$&`)
  .replace('    - text: Places\n', `    - { text: Winter, links: [{ text: Ice, ${winter}] }\n$&`)
  .replace('      policies: all\n', `$&      links: [{ text: Prices in winter, ${winter}]\n`)
  .replace('callBar:\n', notices);
writeFileSync(file, written);

const on = async (today: string) => {
  const compilation = await compile({ root, schemaDir, today });
  expect(compilation.allDiagnostics.filter(isError)).toEqual([]);
  const { navigation } = Object(await compilation.derive());
  const texts = (group: unknown, key: string, name = 'text') =>
    groupsAt(Object(group), key).map((each) => each[name]);
  return {
    menu: texts(groupAt(navigation, 'header'), 'items'),
    footer: groupsAt(groupAt(navigation, 'footer'), 'groups').map((group) => [
      group.heading,
      ...texts(group, 'links'),
      ...texts(group, 'policies'),
    ]),
    bar: texts(navigation, 'callBar'),
    notices: texts(navigation, 'notices'),
  };
};
const [november, january, june] = await Promise.all(
  ['2026-11-29', '2027-01-15', '2027-06-01'].map(on),
);

describe('what every page has', () => {
  test('has the notices of the day, and none if there are none', () => {
    expect(november?.notices).toEqual(['We are closed']);
    expect(january?.notices).toEqual(['We are closed', 'Storage is open']);
    expect(june?.notices).toEqual([]);
  });

  test('has the lines of its menus on their days, and no menu without a line', () => {
    expect(january?.menu).toEqual(['Boats', 'Storage', 'Winter', 'Places', 'Contact']);
    expect(june?.menu).toEqual(['Boats', 'Places', 'Contact']);
    expect(january?.bar).toEqual(['Store a boat', 'Call', 'Boats']);
    expect(june?.bar).toEqual(['Call', 'Boats']);
  });

  test('keeps what is listed beside the last line of a menu', () => {
    expect(january?.footer.at(-1)).toEqual(['Good to know', 'Prices in winter', 'Returns']);
    expect(june?.footer.at(-1)).toEqual(['Good to know', 'Returns']);
  });
});
