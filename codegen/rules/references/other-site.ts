import { mailLink } from '../../contract/email-address.ts';
import type { Message, Span } from '../../diagnostics/diagnostic.ts';
import { fixing } from '../../diagnostics/fixes.ts';
import { newExternal } from '../../link/new-external.ts';
import type { LinkedSite } from '../../link/rule.ts';
import type { Data } from '../../model/content.ts';
import { groupAt } from '../../model/data.ts';
import type { Source } from '../../model/source.ts';

/** Where the target of a link is written. */
export interface TargetPlace {
  readonly source: Source;
  readonly span: Span;
}

/** A link in a text to another site leads to its entry, which the author need not write: one place knows each address. */
export function otherSiteFinding(
  { site: { content } }: LinkedSite,
  to: string,
  { source, span }: TargetPlace,
): Message | undefined {
  const dealer = content.site;
  if (!/^(?:https?|mailto|tel):|^www\./i.test(to) || !dealer) return undefined;
  const known = nameOf(dealer.data, to);
  const code = 'wrong-link';
  if (known !== undefined)
    return {
      code,
      message: `"${to}" is called "${known}" in links`,
      help: 'So it is written in one place alone.',
      rewrite: { from: to, to: { word: known, isSure: true } },
    };
  const made = newExternal(dealer, to);
  const target = { file: source.file, start: span.start, end: span.end };
  return {
    code,
    message: `"${to}" is another site, which has no entry under "externals" in ${dealer.source.file} yet`,
    help: made
      ? `Write "external:${made.id}" here, and its address there.`
      : 'A link in a text leads to another site by "https://", to a phone by phone:<id>, or to email:main.',
    ...(made && fixing(true, made.edit, { ...target, text: `external:${made.id}` })),
  };
}

/** What an address is called in links: that of the entry, the phone or the email address. */
function nameOf(data: Data, to: string): string | undefined {
  const digits = (text: unknown) => String(text).replaceAll(/\D/g, '');
  const of = (key: string, isIt: (each: Data) => boolean) =>
    Object.keys(groupAt(data, key)).find((id) => isIt(groupAt(groupAt(data, key), id)));
  const external = of('externals', ({ url }) => url === to);
  if (external !== undefined) return `external:${external}`;
  const phone =
    /^tel:/i.test(to) && of('phones', ({ number }) => digits(to).endsWith(digits(number)));
  if (phone) return `phone:${phone}`;
  const isEmail =
    typeof data.email === 'string' && to.toLowerCase() === mailLink(data.email).toLowerCase();
  return isEmail ? 'email:main' : undefined;
}
