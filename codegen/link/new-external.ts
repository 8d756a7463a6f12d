import { isRefusal } from '../edit/change.ts';
import { editText } from '../edit/edit-text.ts';
import { slugOf } from '../load/file-name.ts';
import type { Data } from '../model/content.ts';
import { groupAt } from '../model/data.ts';
import type { Source } from '../model/source.ts';
import type { FileEdit } from '../text/edit.ts';

/** The entry of another site, and the edit that writes it. */
interface NewExternal {
  readonly id: string;
  readonly edit: FileEdit;
}

/** The entry that an address of another site gets, named after it; none for what is no address that a link may have. */
export function newExternal(
  { data, source }: { readonly data: Data; readonly source: Source },
  address: string,
): NewExternal | undefined {
  const url = URL.parse(
    address.replace(/^(?:http:|www\.)/i, (start) =>
      start.startsWith('h') ? 'https:' : `https://${start}`,
    ),
  );
  if (url?.protocol !== 'https:') return undefined;
  const id = freeId(url, Object.keys(groupAt(data, 'externals')));
  const edited = editText(source.text, {
    does: 'set',
    path: ['externals', id],
    value: { url: address.startsWith('https://') ? address : url.href },
  });
  return isRefusal(edited) ? undefined : { id, edit: { file: source.file, ...edited.edit } };
}

/** The host as the name of an entry, with the last step of the path if the host has one already. */
function freeId({ host, pathname }: URL, taken: readonly string[]): string {
  const own = slugOf(host.replace(/^www\./, ''));
  const page = slugOf(`${own} ${pathname.split('/').filter(Boolean).at(-1) ?? ''}`);
  const names = [own, page, ...taken.map((_, index) => `${own}-${index + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? own;
}
