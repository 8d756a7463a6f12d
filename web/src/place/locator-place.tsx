import type { Locator as LocatorView } from '../../../generated/sections.ts';
import { markAddress } from '../ui/mark.tsx';

type Place = LocatorView['sheets'][number]['places'][number];
type Label = NonNullable<Place['label']>;

/** The mark of a place where it lies, and its name; a town with a page is a link, large enough for a finger. */
export function LocatorPlace({ place }: { place: Place }) {
  const { name, kind, href, label, target } = place;
  const drawn = (
    <>
      {target && <rect {...target} className="locator-target" />}
      <Mark place={place} />
      {label && <PlaceText label={label} kind={kind} />}
    </>
  );
  if (href) return <a href={href}>{drawn}</a>;
  return (
    <g>
      {!label && <title>{name}</title>}
      {drawn}
    </g>
  );
}

/** Words, with a hairline to what they name where they are not beside it. */
export function PlaceText({ label, kind }: { label: Label; kind: Place['kind'] | 'line' }) {
  const { text, x, y, anchor, leader } = label;
  return (
    <>
      {leader && <path d={elbow(leader, label)} className="locator-leader" />}
      <text
        x={x}
        y={y}
        textAnchor={anchor === 'start' ? undefined : anchor}
        className={`locator-text${kind === 'town' ? '' : ` is-${kind}`}`}
      >
        {text}
      </text>
    </>
  );
}

/** From a place slantwise to the height of its name, and level from there. */
function elbow(from: NonNullable<Label['leader']>, { x, y, anchor }: Label): string {
  const side = anchor === 'end' ? -1 : 1;
  return `M${from.x} ${from.y}L${x - side * 9} ${y}H${x - side * 3}`;
}

function Mark({ place: { kind, x, y } }: { place: Place }) {
  if (kind === 'showroom') {
    const size = 22;
    const corner = { x: x - size / 2, y: y - size / 2 };
    return (
      <use href={markAddress} {...corner} width={size} height={size} className="locator-showroom" />
    );
  }
  return <circle cx={x} cy={y} r={kind === 'here' ? 7 : 4} className={`locator-${kind}`} />;
}
