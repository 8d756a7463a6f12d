import type { Rule } from '../../link/rule.ts';
import type { Data } from '../../model/content.ts';
import { groupAt, isRecord, optionalText } from '../../model/data.ts';
import { annotationsOf, viewOf } from '../../schema/annotations.ts';

/** A button that shows a phone number dials that number. */
export const rule: Rule = {
  code: 'other-phone',
  phase: 'error',
  needs: 'references',
  find({ source, path, schema, value }, { site: { content } }) {
    if (viewOf(annotationsOf(schema))?.name !== 'action' || !isRecord(value)) return [];
    const finding = findingOf(value, groupAt(content.site?.data ?? {}, 'phones'));
    return finding ? [{ source, path: [...path, finding.key], ...finding.text }] : [];
  },
};

function findingOf(action: Data, phones: Data) {
  const numberOf = (id: string) => optionalText(groupAt(phones, id), 'number');
  const [, dialed] = /^phone:(.+)$/.exec(String(action.to)) ?? [];
  const number = dialed === undefined ? undefined : numberOf(dialed);
  if (dialed === undefined || number === undefined) return undefined;
  for (const key of ['text', 'label']) {
    const text = String(action[key] ?? '');
    const isShown = (id: string) => text.includes(numberOf(id) ?? '\n');
    const shown = text.includes(number) ? undefined : Object.keys(phones).find(isShown);
    if (shown === undefined) continue;
    const message = `this says ${numberOf(shown)}, but a click calls ${number}`;
    const help = `Write "to: phone:${shown}", or \${site.phones.${dialed} | phone} in the text.`;
    return { key, text: { message, help } };
  }
  return undefined;
}
