import type { Rule } from '../../link/rule.ts';
import { optionalText } from '../../model/data.ts';

/** A lost dot leaves an address that is possible, but that no mail from outside reaches. */
export const rule: Rule = {
  code: 'unlikely-email',
  phase: 'costly',
  check({ site: { content } }) {
    if (!content.site) return [];
    const { data, source } = content.site;
    const address = optionalText(data, 'email');
    const domain = address?.slice(address.lastIndexOf('@') + 1);
    if (domain === undefined || /[.。]/.test(domain)) return [];
    const message = `"${domain}" has no dot: no mail from outside reaches ${address}`;
    const help = 'Write the whole domain, such as example.com.';
    return [{ source, path: ['email'], message, help }];
  },
};
