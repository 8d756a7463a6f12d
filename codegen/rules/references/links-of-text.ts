import type { Message } from '../../diagnostics/diagnostic.ts';
import { linksAt } from '../../link/links-at.ts';
import type { LinkedSite, RuleFinding } from '../../link/rule.ts';
import { linkFinding } from './link.ts';
import { otherSiteFinding, type TargetPlace } from './other-site.ts';
import { recordLinkFinding } from './record-link.ts';

/** What is wrong with the targets of the links in texts, each at its place. */
export function linksOfTexts(site: LinkedSite): readonly RuleFinding[] {
  return site.references.flatMap((reference) =>
    linksAt(reference).flatMap(({ to, path, span }): readonly RuleFinding[] => {
      const { source } = reference;
      const finding = span && findingOf(site, to, { source, span });
      return finding ? [{ source, path, span, ...finding }] : [];
    }),
  );
}

function findingOf(site: LinkedSite, to: string, place: TargetPlace): Message | undefined {
  if (to.startsWith('/')) return linkFinding(site, to, place.source);
  return otherSiteFinding(site, to, place) ?? recordLinkFinding(site, to, place.source);
}
