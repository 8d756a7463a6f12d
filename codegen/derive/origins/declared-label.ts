import { groupAt, isRecord, valueAt } from '../../model/data.ts';
import type { Site } from '../../site/site.ts';
import type { PlacedText } from './replaced-texts.ts';

/**
 * Where the dealer declares a specification by whose label a section calls a filter or a row: the section itself has no such
 * text.
 */
export function declaredLabel({ content }: Site, { text, path, page }: PlacedText) {
  const { source, data } = content.specifications ?? {};
  const [last, around] = [path.at(-1), page && valueAt(page.data, path.slice(0, -1))];
  const key =
    last === 'label' && path.at(-3) === 'specifications' && isRecord(around)
      ? around.key
      : /^(.+)Label$/.exec(String(last))?.[1];
  if (!source || !data || typeof key !== 'string') return undefined;
  const { label } = groupAt(groupAt(data, 'own'), key);
  const at = ['own', key, 'label'];
  if (label === text) return { source, path: at };
  const [language] = Object.entries(Object(label)).find(([, each]) => each === text) ?? [];
  return language === undefined ? undefined : { source, path: [...at, language] };
}
