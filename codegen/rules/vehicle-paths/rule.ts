import { sectionsIn } from '../../link/anchors.ts';
import { missing } from '../../link/missing.ts';
import type { CodedText, Rule } from '../../link/rule.ts';
import { isSuppressedAddress } from '../../link/suppressed.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** Each vehicle of a list has a page at the address the list gives. */
export const rule: Rule = {
  phase: 'error',
  check: (index) =>
    index.site.pages.flatMap((page) =>
      sectionsIn(page.data).flatMap(({ vehiclePath }, position) => {
        const text = typeof vehiclePath === 'string' && pathFinding(index, vehiclePath);
        const path = ['sections', position, 'vehiclePath'];
        return text ? [{ source: page.entry.source, path, text }] : [];
      }),
    ),
};

function pathFinding(index: SiteIndex, pattern: string): CodedText | undefined {
  // A vehicle without any page is reported elsewhere.
  const ids = index.ids('vehicle').filter((id) => index.pageOf('vehicle', id)?.addresses[0]);
  const addresses = ids.map((id) => pattern.replaceAll('{id}', id));
  const lost = addresses.find((path) => !index.pageAt(path) && !isSuppressedAddress(index, path));
  if (lost === undefined) return undefined;
  const {
    help: _known,
    rewrite: _rewrite,
    ...text
  } = missing('unknown-address', 'page at', lost, index.addresses);
  return { ...text, help: 'Write one of the paths of the vehicle template, with its {id}.' };
}
