/** What files of a type begin with: bytes at a place, of which any may be one of several. */
const signs: Readonly<Record<string, (content: Buffer) => boolean>> = {
  jpeg: (content) => content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (content) => content.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (content) => has(content, 0, 'RIFF') && has(content, 8, 'WEBP'),
  heic: (content) =>
    has(content, 4, 'ftyp') && /^(?:hei[cxmsf]|hev[cx]|mif1|msf1)$/.test(textAt(content, 8)),
  pdf: (content) => has(content, 0, '%PDF-'),
};

/** The type that the content of a file shows; the name may say anything. */
export function typeOfContent(content: Buffer): string | undefined {
  return Object.keys(signs).find((type) => signs[type]?.(content));
}

function has(content: Buffer, at: number, text: string): boolean {
  return content.toString('latin1', at, at + text.length) === text;
}

function textAt(content: Buffer, at: number): string {
  return content.toString('latin1', at, at + 4);
}
