import { optionalText } from '../../model/data.ts';
import { doubtful } from '../comment.ts';
import type { SiteRule } from '../rule.ts';

/** A lost dot leaves an address that is possible, but that no mail from outside reaches. */
export const emailDomain: SiteRule = ({ site: { content } }) => {
  if (!content.site) return [];
  const { data, source } = content.site;
  const address = optionalText(data, 'email');
  const domain = address?.slice(address.lastIndexOf('@') + 1);
  if (domain === undefined || /[.。]/.test(domain)) return [];
  const message = `"${domain}" has no dot: no mail from outside reaches ${address}`;
  const help = 'Write the whole domain, such as example.com.';
  return doubtful({ source, path: ['email'], text: { code: 'unlikely-email', message, help } });
};
