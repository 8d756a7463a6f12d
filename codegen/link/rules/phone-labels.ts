import { groupAt, isRecord, optionalText } from '../../model/data.ts';
import type { ValueRule } from '../rule.ts';

/** A button that shows a phone number dials that number. */
export const phoneLabels: ValueRule = ({ site: { content } }) => {
  const phones = groupAt(content.site?.data ?? {}, 'phones');
  const numberOf = (id: string) => optionalText(groupAt(phones, id), 'number');
  return ({ schema, value }) => {
    if (schema['x-view'] !== 'action' || !isRecord(value)) return undefined;
    const [, dialed] = /^phone:(.+)$/.exec(String(value.to)) ?? [];
    const number = dialed === undefined ? undefined : numberOf(dialed);
    if (dialed === undefined || number === undefined) return undefined;
    for (const key of ['text', 'label']) {
      const text = String(value[key] ?? '');
      const isShown = (id: string) => text.includes(numberOf(id) ?? '\n');
      const shown = text.includes(number) ? undefined : Object.keys(phones).find(isShown);
      if (shown === undefined) continue;
      const message = `this says ${numberOf(shown)}, but a click calls ${number}`;
      const help = `Write "to: phone:${shown}", or \${site.phones.${dialed} | phone} in the text.`;
      return { key, text: { code: 'other-phone', message, help } };
    }
    return undefined;
  };
};
