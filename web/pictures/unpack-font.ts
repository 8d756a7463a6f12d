import { inflateSync } from 'node:zlib';

const packedHead = 44;
const packedRow = 20;
const head = 12;
const row = 16;

/**
 * Unpacks a WOFF font, whose tables are deflated, into the plain font the image library reads. See
 * https://www.w3.org/TR/WOFF/.
 */
export function unpackFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('the font is no WOFF file');
  const tables = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  writeHead(font, woff.readUInt32BE(4), tables);
  let end = head + tables * row;
  for (let index = 0; index < tables; index += 1) {
    const from = packedHead + index * packedRow;
    const offset = woff.readUInt32BE(from + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(from + 8));
    const length = woff.readUInt32BE(from + 12);
    const to = head + index * row;
    woff.copy(font, to, from, from + 4);
    woff.copy(font, to + 4, from + 16, from + 20);
    font.writeUInt32BE(end, to + 8);
    font.writeUInt32BE(length, to + 12);
    (packed.length < length ? inflateSync(packed) : packed).copy(font, end);
    end += Math.ceil(length / 4) * 4;
  }
  return font;
}

/** The font's type, and its number of tables in the three forms a reader may search by. */
function writeHead(font: Buffer, kind: number, tables: number): void {
  const exponent = Math.floor(Math.log2(tables));
  const range = 2 ** exponent * row;
  font.writeUInt32BE(kind, 0);
  font.writeUInt16BE(tables, 4);
  font.writeUInt16BE(range, 6);
  font.writeUInt16BE(exponent, 8);
  font.writeUInt16BE(tables * row - range, 10);
}
