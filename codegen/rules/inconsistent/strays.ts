import type { NounTypes } from '../../../generated/content.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { wrongNames } from '../../link/names-by-place.ts';
import type { LinkedSite } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';

/** A vehicle with a series that is not of its brand, or cannot be judged. */
export interface Stray {
  readonly entry: Entry<NounTypes['vehicle']>;
  readonly message?: string;
}

/** All of them; those without a message are reported elsewhere. */
export function straysIn({ site: { content }, find }: LinkedSite): readonly Stray[] {
  return content.vehicles.flatMap((entry): Stray[] => {
    const { brand, series } = entry.data;
    if (series === undefined) return [];
    const isMisplaced = wrongNames('vehicle', entry).some(({ key }) => key === 'brand');
    if (isMisplaced || !find('series', series)) return [{ entry }];
    if (brand === undefined)
      return [
        { entry, message: `the series "${series}" is of a brand, but this vehicle has none` },
      ];
    if (series.startsWith(`${brand}/`)) return [];
    return [{ entry, message: `the series "${series}" is not one of the brand "${brand}"` }];
  });
}

/** What is said of them. */
export function strayFindings(strays: readonly Stray[]): readonly Finding[] {
  return strays.flatMap(({ entry: { source }, message }) =>
    message === undefined ? [] : [{ source, path: ['series'], message }],
  );
}
