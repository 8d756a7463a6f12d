import type { TownProfile } from '../../../generated/sections.ts';
import {
  type LocatorPoint,
  labelGap,
  locatorMiddle,
  locatorSize,
  planLocator,
  radiusAt,
} from './locator-points.ts';

const { width, height } = locatorSize;
const middle = { cx: locatorMiddle.x, cy: locatorMiddle.y };
const rings = [radiusAt(1 / 3), radiusAt(2 / 3), radiusAt(1)];

/** A small drawing of a town among its neighbours. The lists beside it say the same in words. */
export function Locator({ town }: { town: TownProfile }) {
  const { points, labelY } = planLocator(town, town.nearest);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="aspect-4/3 w-full rounded-panel bg-soft"
      aria-hidden="true"
    >
      {rings.map((radius) => (
        <circle key={radius} {...middle} r={radius} className="fill-none stroke-border/40" />
      ))}
      {points.map((point) => (
        <Neighbor key={point.name} point={point} />
      ))}
      <circle {...middle} r="9" className="fill-action stroke-surface" strokeWidth="3" />
      <text
        x={locatorMiddle.x}
        y={labelY}
        textAnchor="middle"
        className="fill-heading font-display font-bold"
        fontSize="15"
      >
        {town.name}
      </text>
    </svg>
  );
}

function Neighbor({ point: { name, x, y, side } }: { point: LocatorPoint }) {
  return (
    <g>
      <circle cx={x} cy={y} r="5" className="fill-link" />
      {side && (
        <text
          x={side === 'start' ? x + labelGap : x - labelGap}
          y={y + 5}
          textAnchor={side}
          className="fill-ink"
          fontSize="15"
        >
          {name}
        </text>
      )}
    </g>
  );
}
