import { missing } from '../../link/missing.ts';
import type { CodedText, Rule } from '../../link/rule.ts';
import { isSuppressedAddress } from '../../link/suppressed.ts';
import { isRecord } from '../../model/data.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** An address with `{id}` in it leads to the page of each record of the noun that its schema says (`x-path-of`). */
export const rule: Rule = {
  phase: 'error',
  check: (index) =>
    index.references.flatMap(({ source, path, schema, value }) => {
      const says = schema['x-path-of'];
      const text = isRecord(says) && pathFinding(index, String(says.noun), String(value));
      return text ? [{ source, path, text }] : [];
    }),
};

function pathFinding(index: SiteIndex, noun: string, pattern: string): CodedText | undefined {
  // A record without any page is reported elsewhere.
  const ids = index.ids(noun).filter((id) => index.pageOf(noun, id)?.addresses[0]);
  const addresses = ids.map((id) => pattern.replaceAll('{id}', id));
  const lost = addresses.find((path) => !index.pageAt(path) && !isSuppressedAddress(index, path));
  if (lost === undefined) return undefined;
  const {
    help: _known,
    rewrite: _rewrite,
    ...text
  } = missing('unknown-address', 'page at', lost, index.addresses);
  return { ...text, help: `Write one of the paths of the ${noun} template, with its {id}.` };
}
