const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2025-01-23` as `January 23, 2025`; nothing if the text is no date. */
export function printDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const name = months[Number(month) - 1];
  return name === undefined ? undefined : `${name} ${Number(day)}, ${year}`;
}
