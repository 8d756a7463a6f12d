import type { Row } from '../row.ts';
import { escapeXml, picture } from './picture.ts';

const [left, right, top, bottom] = [70, 470, 40, 300];
const colours = ['#0b6e8f', '#c2410c', '#4d7c0f', '#7e22ce'];

/** Rows of several sizes as curves by number of towns. Both axes are logarithmic: linear growth has a slope of 1. */
export function lineChart(title: string, rows: readonly Row[]): string {
  const points = rows.flatMap((row) =>
    row.towns === undefined ? [] : [{ ...row, towns: row.towns }],
  );
  const across = scale(
    points.map(({ towns }) => towns),
    left,
    right,
  );
  const up = scale(
    points.map(({ value }) => value),
    bottom,
    top,
  );
  const sizes = [...new Set(points.map(({ towns }) => towns))];
  const lines = sizes.map((towns) => {
    const x = across.place(towns);
    return `<path class="grid" d="M${x} ${top}V${bottom}"/><text x="${x}" y="${bottom + 18}" text-anchor="middle">${towns.toLocaleString('en')}</text>`;
  });
  const steps = up.steps.map((value) => {
    const y = up.place(value);
    return `<path class="grid" d="M${left} ${y}H${right}"/><text x="${left - 8}" y="${y + 4}" text-anchor="end">${value.toLocaleString('en')}</text>`;
  });
  const curves = Array.from(Map.groupBy(points, ({ name }) => name)).map(([name, own], index) => {
    const places = own.map(({ towns, value }) => `${across.place(towns)} ${up.place(value)}`);
    const colour = colours[index % colours.length];
    const dots = places
      .map((place) => place.split(' '))
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.5" fill="${colour}"/>`);
    const y = top + 20 + 20 * index;
    return `<path d="M${places.join('L')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}<text x="${right + 20}" y="${y}" fill="${colour}">${escapeXml(name)}</text>`;
  });
  const unit = rows[0]?.unit ?? '';
  const label = `<text x="${(left + right) / 2}" y="${bottom + 38}" text-anchor="middle">towns</text>`;
  return picture(`${title} (${unit})`, 800, 350, [...lines, ...steps, ...curves, label].join(''));
}

/** A logarithmic axis from the power of ten below the values to the one above them. */
function scale(values: readonly number[], from: number, to: number) {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  const place = (value: number) =>
    Math.round(from + ((to - from) * (Math.log10(value) - low)) / (high - low));
  const steps = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index));
  return { place, steps };
}
