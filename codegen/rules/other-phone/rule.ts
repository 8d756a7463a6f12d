import { linksAt, type SeenLink } from '../../link/links-at.ts';
import type { Rule } from '../../link/rule.ts';
import type { Data } from '../../model/content.ts';
import { groupAt, optionalText } from '../../model/data.ts';

/** A button that shows a phone number dials that number. */
export const rule: Rule = {
  code: 'other-phone',
  phase: 'error',
  needs: 'references',
  find(reference, { site: { content } }) {
    const phones = groupAt(content.site?.data ?? {}, 'phones');
    return linksAt(reference).flatMap(({ path, span, ...link }) => {
      const finding = findingOf(link, phones);
      if (!finding) return [];
      const { key, text } = finding;
      const place = span ? { path, span } : { path: path.with(-1, key) };
      return [{ source: reference.source, ...place, ...text }];
    });
  },
};

function findingOf(link: Pick<SeenLink, 'text' | 'label' | 'to'>, phones: Data) {
  const numberOf = (id: string) => optionalText(groupAt(phones, id), 'number');
  const [, dialed] = /^phone:(.+)$/.exec(link.to) ?? [];
  const number = dialed === undefined ? undefined : numberOf(dialed);
  if (dialed === undefined || number === undefined) return undefined;
  for (const key of ['text', 'label'] as const) {
    const text = link[key] ?? '';
    const isShown = (id: string) => text.includes(numberOf(id) ?? '\n');
    const shown = text.includes(number) ? undefined : Object.keys(phones).find(isShown);
    if (shown === undefined) continue;
    const message = `this says ${numberOf(shown)}, but a click calls ${number}`;
    const help = `Write "to: phone:${shown}", or \${site.phones.${dialed} | phone} in the text.`;
    const atField = `This says ${numberOf(shown)}, but a click calls ${number}. Change one of the two.`;
    return { key, text: { message, help, atField } };
  }
  return undefined;
}
