import type { Row } from '../row.ts';
import { escapeXml, picture } from './picture.ts';

const [left, width, line] = [320, 420, 22];

/** Rows as bars, one below the other, with a line for their common budget. */
export function barChart(title: string, rows: readonly Row[]): string {
  const limit = rows[0]?.budget?.atMost ?? 0;
  const most = Math.max(limit, ...rows.map(({ value }) => value));
  const place = (value: number) => Math.round((width * value) / most);
  const bars = rows.map(({ name, value }, index) => {
    const y = 40 + line * index;
    const colour = value > limit ? '#c2410c' : '#0b6e8f';
    const label = `<text x="${left - 8}" y="${y + 12}" text-anchor="end">${escapeXml(name)}</text>`;
    const bar = `<rect x="${left}" y="${y}" width="${place(value)}" height="16" fill="${colour}"/>`;
    const figure = `<text x="${left + place(value) - 6}" y="${y + 12}" text-anchor="end" fill="#fff">${value.toFixed(1)}</text>`;
    return label + bar + figure;
  });
  const height = 50 + line * rows.length;
  const budget = `<path d="M${left + place(limit)} 34V${height - 10}" stroke="#c2410c" stroke-dasharray="4 3"/>`;
  return picture(
    `${title} (${rows[0]?.unit}; the line is the budget)`,
    730,
    height,
    bars.join('') + budget,
  );
}
