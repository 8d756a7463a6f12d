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

/** Phones that no record names, no link dials and no text prints. */
export function unusedPhones(
  { content: { site } }: Site,
  named: NamedRecords,
  isAsked: (value: unknown) => boolean,
): PlacedFault[] {
  if (!site) return [];
  const phones = groupAt(site.data, 'phones');
  const isNamed = (id: string) => named.has(`phone:${id}`) || named.has(`phone ${id}`);
  const isPrinted = (id: string) => [phones[id], groupAt(phones, id).number].some(isAsked);
  const unused = Object.keys(phones).filter((id) => !isNamed(id) && !isPrinted(id));
  return unused.map((id) => ({
    source: site.source,
    path: ['phones', id],
    text: {
      code: 'unused-phone',
      message: `no page shows or dials the phone "${id}"`,
      help: `Name it where people should call, such as "phone: ${id}" at a department, or delete it. ${keepUnused}`,
    },
  }));
}
