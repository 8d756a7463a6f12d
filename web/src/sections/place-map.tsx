import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { MapEmbed } from '../place/map-embed.tsx';
import { Section } from '../ui/section.tsx';

/** A place on our own map; a map service is contacted only on a click, and a plain link leads to it too. */
export function PlaceMap(props: SectionProps['place-map']) {
  const { place, text, mapText = '{name}', showroomText, showText, linkText, note } = props;
  const { name } = place;
  const hasShowroom = place.locator.sheets.some(({ places }) =>
    places.some(({ kind }) => kind === 'showroom'),
  );
  const captions = [
    fillText(mapText, { name }),
    ...(hasShowroom && showroomText ? [showroomText] : []),
  ];
  return (
    <Section {...props}>
      {text && <p className="mb-6 max-w-text">{text}</p>}
      <MapEmbed
        map={place}
        mapText={captions.join(' ')}
        showText={showText}
        linkText={fillText(linkText, { name })}
        note={note}
      />
    </Section>
  );
}
