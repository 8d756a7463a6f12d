import type { Rule, RuleFinding } from '../../link/rule.ts';
import { groupAt, optionalText } from '../../model/data.ts';
import { readPhone } from '../../model/phone-number.ts';

/** The dealer's phones have as many digits as numbers of their country have. */
export const rule: Rule = {
  code: 'wrong-phone',
  phase: 'error',
  check({ site: { content } }) {
    if (!content.site) return [];
    const { data, source } = content.site;
    const phones = groupAt(data, 'phones');
    return Object.keys(phones).flatMap((id): RuleFinding[] => {
      const printed = optionalText(groupAt(phones, id), 'number');
      if (printed === undefined) return [];
      const path = ['phones', id, 'number'];
      const { isWhole, isLikely } = readPhone(printed, data);
      const help =
        'Count the digits. The number of another country begins with its code, such as +44.';
      if (!isWhole) {
        const message = `${printed} does not have the digits of a phone number`;
        return [{ source, path, message, help }];
      }
      const message = `no phone number is ${printed}: none begins with these digits`;
      return isLikely ? [] : [{ source, path, phase: 'costly', message, help }];
    });
  },
};
