/** A titled drawing that is readable on light and dark pages. */
export function picture(title: string, width: number, height: number, drawn: string): string {
  const name = escapeXml(title);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${name}" font-family="sans-serif" font-size="13">
<style>.grid{stroke:#d4d4d4}</style><rect width="100%" height="100%" fill="#fff"/>
<text x="10" y="22" font-size="15" font-weight="bold">${name}</text>
${drawn.replaceAll('/><', '/>\n<').replaceAll('</text><', '</text>\n<')}
</svg>
`;
}

/** Text, escaped for a drawing. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
