// Test support: abbreviated texts in documents.

/** Whether a text matches a form in which … stands for anything and, on a line of its own, for any lines. */
export function hasForm(lines: readonly string[], form: readonly string[]): boolean {
  const [first, ...rest] = form;
  if (first === undefined) return lines.length === 0;
  if (first === '…') {
    return Array.from({ length: lines.length + 1 }).some((_, at) => hasForm(lines.slice(at), rest));
  }
  const [line, ...others] = lines;
  return line !== undefined && isLike(line, first.split('…')) && hasForm(others, rest);
}

function isLike(line: string, [start = '', ...parts]: readonly string[]): boolean {
  if (parts.length === 0) return line === start;
  if (!line.startsWith(start)) return false;
  const end = parts.pop() ?? '';
  let at = start.length;
  for (const part of parts) {
    const found = line.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return line.length - end.length >= at && line.endsWith(end);
}
