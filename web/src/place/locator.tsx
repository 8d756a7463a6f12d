import { useId } from 'react';
import type { Locator as LocatorView } from '../../../generated/sections.ts';

type Place = LocatorView['places'][number];

interface LocatorProps {
  locator: LocatorView;
  /** What the map shows, under it and as its name. */
  text: string;
}

/** A map drawn from coordinates and outlines. What it shows also stands in the lists of the page. */
export function Locator({ locator, text }: LocatorProps) {
  const id = useId();
  return (
    <figure>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, and no fieldset. */}
      <svg
        viewBox={locator.viewBox}
        className={locator.land ? 'locator locator-water' : 'locator'}
        role="group"
        aria-labelledby={id}
      >
        <Ground locator={locator} />
        {locator.places.map((place) => (
          <Marker key={`${place.kind} ${place.href ?? place.name}`} place={place} />
        ))}
        <Labels labels={locator.labels} />
      </svg>
      <figcaption id={id} className="mt-2 text-legal text-caption">
        {text}
      </figcaption>
    </figure>
  );
}

/** Land, counties, circles of distance and the scale. */
function Ground({ locator: { land, outlines, rings, lines, scale } }: { locator: LocatorView }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus.
    <g aria-hidden="true">
      {land && <path d={land} className="locator-land" />}
      {outlines.map(({ name, path, isCurrent }) => (
        <path key={name} d={path} className={`locator-county${isCurrent ? ' is-current' : ''}`} />
      ))}
      {rings.map(({ x, y, r }) => (
        <circle key={r} cx={x} cy={y} r={r} className="locator-ring" />
      ))}
      {lines.map((line) => (
        <line key={`${line.x2} ${line.y2}`} {...line} className="locator-line" />
      ))}
      <Scale scale={scale} />
    </g>
  );
}

function Scale({ scale: { x, y, length, text } }: Pick<LocatorView, 'scale'>) {
  return (
    <>
      <path d={`M${x} ${y - 5}v5h${length}v-5`} className="locator-scale" />
      <text x={x} y={y - 14} className="locator-text">
        {text}
      </text>
    </>
  );
}

/** The mark of a place; a town with a page is a link, large enough for a finger on a phone. */
function Marker({ place }: { place: Place }) {
  const { name, kind, href, x, y, spot } = place;
  const mark = (
    <>
      <title>{name}</title>
      {spot && <Leader spot={spot} x={x} y={y} />}
      {href && <circle cx={x} cy={y} r="17.5" className="locator-target" />}
      <Mark kind={kind} x={x} y={y} />
    </>
  );
  return href ? (
    <a href={href} aria-label={name}>
      {mark}
    </a>
  ) : (
    <g>{mark}</g>
  );
}

/** The line from where a place lies to its mark, where that had to move aside. */
function Leader({ spot, x, y }: Required<Pick<Place, 'spot'>> & Pick<Place, 'x' | 'y'>) {
  return (
    <>
      <path d={`M${spot.x} ${spot.y}L${x} ${y}`} className="locator-leader" />
      <circle cx={spot.x} cy={spot.y} r="2.5" className="locator-spot" />
    </>
  );
}

function Mark({ kind, x, y }: Pick<Place, 'kind' | 'x' | 'y'>) {
  if (kind === 'showroom') {
    return <path d={`M${x} ${y - 10}l10 10-10 10-10-10z`} className="locator-showroom" />;
  }
  return <circle cx={x} cy={y} r={kind === 'here' ? 10 : 6} className={`locator-${kind}`} />;
}

/** Names beside marks; whoever hears the page gets them from the marks themselves. */
function Labels({ labels }: Pick<LocatorView, 'labels'>) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus.
    <g aria-hidden="true">
      {labels.map(({ text, x, y, anchor, isWide, kind }) => (
        <text
          key={`${text} ${x} ${y}`}
          x={x}
          y={y}
          textAnchor={anchor === 'start' ? undefined : anchor}
          className={`locator-text is-${kind}${isWide ? ' is-wide' : ''}`}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
