import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { MapEmbed } from '../ui/map-embed.tsx';
import { SplitSection } from '../ui/split-section.tsx';

/** A place on a map; the map service is asked only on a click, and a plain link leads to it too. */
export function PlaceMap(props: SectionProps['place-map']) {
  const { place, text, showText, linkText, notice } = props;
  const link = {
    text: fillText(linkText, { name: place.name }),
    href: place.linkUrl,
    target: 'external',
  } as const;
  const aside = (
    <div className="mt-4">
      {text && <p className="mb-2 max-w-text">{text}</p>}
      <ActionLink action={link} style="quiet" />
    </div>
  );
  return (
    <SplitSection {...props} aside={aside}>
      <MapEmbed map={place} showText={showText} notice={notice} />
    </SplitSection>
  );
}
