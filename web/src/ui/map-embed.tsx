import type { PlaceMap } from '../../../generated/sections.ts';
import { Icon } from './icon.tsx';

interface MapEmbedProps {
  map: PlaceMap;
  /** Text of the button that loads the map. */
  showText: string;
  notice?: string | undefined;
}

/** A button in the place of a map: the map service hears of the visitor only after a click. */
export function MapEmbed({ map, showText, notice }: MapEmbedProps) {
  return (
    <div className="map-embed with-scripts" data-embed-area>
      <div data-embed-slot className="contents" />
      <div className="flex flex-col items-center gap-3 p-6 text-center">
        <button
          type="button"
          className="button button-secondary"
          data-embed={map.embedUrl}
          data-title={map.name}
        >
          <Icon name="map-pin" size="small" />
          {showText}
        </button>
        {notice && <p className="text-legal text-caption">{notice}</p>}
      </div>
    </div>
  );
}
