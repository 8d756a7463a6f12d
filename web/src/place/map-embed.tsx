import type { PlaceMap } from '../../../generated/sections.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Locator } from './locator.tsx';

interface MapEmbedProps {
  map: PlaceMap;
  /** What our own map shows. */
  mapText: string;
  /** Text of the button that loads the map. */
  showText: string;
  /** Text of the link to the map service. */
  linkText: string;
  /** What the link is about, if its text alone does not say. */
  linkAbout?: string | undefined;
  note?: string | undefined;
}

const untilLoaded = 'group-data-loaded/map:hidden';

/** Our own map, if there is one; a button replaces it with a map service's, which is contacted only then. */
export function MapEmbed(props: MapEmbedProps) {
  const { map, mapText, showText, linkText, linkAbout, note } = props;
  const link = { text: linkText, href: map.linkUrl, target: 'external' } as const;
  return (
    <div className="group/map" data-embed-area>
      <div
        className="[&_iframe]:mb-body [&_iframe]:h-104 [&_iframe]:w-full [&_iframe]:rounded-panel [&_iframe]:border-0"
        data-embed-slot
      />
      {map.locator && (
        <div className={`${untilLoaded} mb-3 md:mb-body`}>
          <Locator locator={map.locator} text={mapText} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:gap-x-2.5 max-sm:gap-y-1">
        <button
          type="button"
          className={`${untilLoaded} noscript:hidden button button-secondary max-sm:px-3`}
          data-embed={map.embedUrl}
          data-title={map.name}
        >
          <Icon name="map-pin" size="small" />
          {showText}
        </button>
        <ActionLink action={link} style="quiet" about={linkAbout} />
      </div>
      {note && (
        <p className={`${untilLoaded} noscript:hidden mt-2 text-caption text-legal md:text-ui`}>
          {note}
        </p>
      )}
    </div>
  );
}
