import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { MapEmbed } from '../place/map-embed.tsx';
import { PlaceLists } from '../place/place-lists.tsx';
import { Marked } from '../ui/marked.tsx';
import { Section } from '../ui/section.tsx';

// A phone's map keeps its size on a tablet, where the lists have room beside it; a wide map wants the whole page.
const besideMap =
  'grid gap-x-10 gap-y-6 md:max-[60rem]:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_19rem]';

/** A place on our own map, with its towns and the counties beside it; a map service is contacted only on a click. */
export function PlaceMap(props: SectionProps['place-map']) {
  const { place, text, mapText = '{name}', showroomText, showText, linkText, note } = props;
  const { name } = place;
  const hasLists = props.counties !== undefined || props.towns !== undefined;
  const hasShowroom = place.locator?.sheets.some(({ places }) =>
    places.some(({ kind }) => kind === 'showroom'),
  );
  const captions = [
    fillText(mapText, { name }),
    ...(hasShowroom && showroomText ? [showroomText] : []),
  ];
  return (
    <Section {...props}>
      {text && (
        <p className="mb-6 max-w-text">
          <Marked text={text} />
        </p>
      )}
      <div className={hasLists ? besideMap : ''}>
        <MapEmbed
          map={place}
          mapText={captions.join(' ')}
          showText={showText}
          linkText={fillText(linkText, { name })}
          note={note}
        />
        {hasLists && <PlaceLists {...props} />}
      </div>
    </Section>
  );
}
