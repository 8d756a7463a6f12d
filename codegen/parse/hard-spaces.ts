/**
 * A text as it is parsed: no-break spaces at the end of a line, which nobody sees, become spaces. Everything else keeps
 * its position.
 */
export function withoutHardSpaces(text: string): string {
  if (!text.includes('\u00A0')) return text;
  return text.split('\n').map(softEnd).join('\n');
}

function softEnd(line: string): string {
  const { length } = line.trimEnd();
  return line.slice(0, length) + line.slice(length).replaceAll('\u00A0', ' ');
}
