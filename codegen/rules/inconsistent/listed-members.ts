import { type Whole, wholesIn } from '../../link/members.ts';
import type { Finding, LinkedSite } from '../../link/rule.ts';
import type { Data } from '../../model/content.ts';
import { textsAt } from '../../model/data.ts';
import type { Stray } from './strays.ts';

/** A record that another one lists among its own (`x-members`) says that it is. One whose own key is wrong is reported there. */
export function listedMembers(site: LinkedSite, strays: readonly Stray[]): readonly Finding[] {
  const wrong = new Set(strays.map(({ entry }) => entry.data));
  return wholesIn(site).flatMap((whole) =>
    ['first', 'without'].flatMap((word) =>
      findingsIn(whole, String(whole.says[word]), (id) => {
        const member = site.find(String(whole.says.noun), id);
        return member && !wrong.has(member) ? member : undefined;
      }),
    ),
  );
}

function findingsIn(
  { entry: { source }, path, data, noun, id: own, says }: Whole,
  list: string,
  find: (id: string) => Data | undefined,
): readonly Finding[] {
  return textsAt(data, list).flatMap((id, place) => {
    const member = find(id);
    const named = member?.[String(says.key)];
    if (!member || named === own) return [];
    const said = named === undefined ? `names no ${noun}` : `says "${String(named)}"`;
    const message = `the ${says.name} "${id}" is not of the ${noun} "${own}": its file ${said}`;
    return [{ source, path: [...path, list, place], text: { message } }];
  });
}
