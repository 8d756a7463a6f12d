import type { Locator as LocatorView } from '../../../generated/sections.ts';
import { markAddress } from '../ui/mark.tsx';

type Place = LocatorView['sheets'][number]['places'][number];
type Label = NonNullable<Place['label']>;

/**
 * The marker of a place at its position, and its name, or a number that the list under the map explains; a named town
 * with a page is a link, large enough for a finger.
 * Relative to the marker most names have the same position, which compresses well.
 */
export function LocatorPlace({ place }: { place: Place }) {
  const { name, kind, href, number, label, target } = place;
  const drawn = (
    <>
      {target && <rect {...target} {...from(place, target)} data-map="target" />}
      <Mark kind={kind} />
      {label && (
        <PlaceText label={label} origin={place} kind={number === undefined ? kind : 'number'} />
      )}
    </>
  );
  const position = { transform: `translate(${place.x} ${place.y})` };
  if (href && number === undefined) {
    return (
      <a href={href} {...position}>
        {drawn}
      </a>
    );
  }
  return (
    <g {...position}>
      {(!label || number !== undefined) && <title>{name}</title>}
      {drawn}
    </g>
  );
}

interface Point {
  x: number;
  y: number;
}

/** A position relative to a place. */
function from(origin: Point, { x, y }: Point): Point {
  return { x: round(x - origin.x), y: round(y - origin.y) };
}

/** Rounds away floating-point noise. */
function round(length: number): number {
  return Math.round(length * 10) / 10;
}

interface PlaceTextProps {
  label: Label;
  kind: Place['kind'] | 'line' | 'number';
  /** The origin to measure from; by default, the corner of the sheet. */
  origin?: Point;
}

const textStyles = {
  town: undefined,
  here: 'fill-heading font-bold',
  showroom: 'fill-heading font-bold',
  line: 'fill-caption',
  number: 'fill-link font-bold',
} as const;

/** Words, with a thin line to what they name if they are not beside it. */
export function PlaceText({ label, kind, origin = { x: 0, y: 0 } }: PlaceTextProps) {
  const { text, anchor, leader } = label;
  const { x, y } = from(origin, label);
  return (
    <>
      {leader && (
        <path
          d={elbow(from(origin, leader), { x, y, anchor })}
          className="fill-none stroke-caption"
          data-map="leader"
        />
      )}
      <text
        x={x}
        y={y}
        textAnchor={anchor === 'start' ? undefined : anchor}
        className={textStyles[kind]}
        data-map={kind === 'town' ? undefined : kind}
      >
        {text}
      </text>
    </>
  );
}

/** Diagonally from a place to the height of its name, and level from there. */
function elbow(start: Point, { x, y, anchor }: Omit<Label, 'text'>): string {
  const side = anchor === 'end' ? -1 : 1;
  return `M${start.x} ${start.y}L${x - side * 9} ${y}H${x - side * 3}`;
}

const mark = 'fill-action stroke-map-current';

function Mark({ kind }: { kind: Place['kind'] }) {
  if (kind === 'showroom') {
    const size = 22;
    const corner = { x: -size / 2, y: -size / 2 };
    return (
      <use
        href={markAddress}
        {...corner}
        width={size}
        height={size}
        className={`${mark} stroke-2 [paint-order:stroke]`}
        data-map="showroom"
      />
    );
  }
  if (kind === 'here') return <circle r={7} className={`${mark} stroke-3`} data-map="here" />;
  return <circle r={4} data-map="town" />;
}
