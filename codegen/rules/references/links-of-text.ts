import type { Message } from '../../diagnostics/diagnostic.ts';
import type { LinkedSite, RuleFinding } from '../../link/rule.ts';
import { valueAt } from '../../model/data.ts';
import { linksIn } from '../../model/written-marks.ts';
import { annotationsOf } from '../../schema/annotations.ts';
import { linkFinding } from './link.ts';
import { otherSiteFinding, type TargetPlace } from './other-site.ts';
import { recordLinkFinding } from './record-link.ts';

/** What is wrong with the targets of the links in texts, each at its place. */
export function linksOfTexts(site: LinkedSite): readonly RuleFinding[] {
  return site.references.flatMap(({ source, path, schema, value }) => {
    if (!annotationsOf(schema)['x-marks'] || typeof value !== 'string') return [];
    // Facts put no links into a text, so those of the text as written are the same ones.
    const written = linksIn(String(valueAt(source.data, path)));
    return linksIn(value).flatMap(({ to }, index): readonly RuleFinding[] => {
      const place = written[index];
      if (!place) return [];
      const span = source.locateInString(path, place.toStart, place.to.length);
      const finding = findingOf(site, to, { source, span });
      return finding ? [{ source, path, span, ...finding }] : [];
    });
  });
}

function findingOf(site: LinkedSite, to: string, place: TargetPlace): Message | undefined {
  if (to.startsWith('/')) return linkFinding(site, to, place.source);
  return otherSiteFinding(site, to, place) ?? recordLinkFinding(site, to, place.source);
}
