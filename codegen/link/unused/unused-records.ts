import { groupAt } from '../../model/data.ts';
import type { Site } from '../../site/site.ts';
import { keepUnused } from '../comment.ts';
import type { PlacedFault } from '../rule.ts';
import type { NamedRecords } from './named-records.ts';

/** Pictures that are listed but shown nowhere. */
export function unusedPictures(
  { content: { pictures } }: Site,
  named: NamedRecords,
): PlacedFault[] {
  if (!pictures) return [];
  const unused = Object.keys(pictures.data).filter((key) => !named.has(`picture ${key}`));
  return unused.map((key) => ({
    source: pictures.source,
    path: [key],
    text: {
      code: 'unused-picture',
      message: `no page shows the picture "${key}"`,
      help: `Show it on a page, or delete these lines and the file. ${keepUnused}`,
    },
  }));
}

/** External addresses that nothing links to. */
export function unusedExternals({ content: { site } }: Site, named: NamedRecords): PlacedFault[] {
  if (!site) return [];
  const isNamed = (id: string) => named.has(`external:${id}`) || named.has(`external ${id}`);
  const unused = Object.keys(groupAt(site.data, 'externals')).filter((id) => !isNamed(id));
  return unused.map((id) => ({
    source: site.source,
    path: ['externals', id],
    text: {
      code: 'unused-external',
      message: `no link leads to "external:${id}"`,
      help: `Write "to: external:${id}" where a link should lead there, or delete it. ${keepUnused}`,
    },
  }));
}
