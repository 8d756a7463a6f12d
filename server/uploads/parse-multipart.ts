import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { seenLine } from '../../generated/contract/clean-values.ts';
import { mostBytes } from '../../generated/contract/files.ts';
import type { SiteForm } from '../site.ts';
import type { Upload } from './upload.ts';

/** A posted form with its files. */
export interface Multipart {
  readonly values: Readonly<Record<string, string>>;
  readonly uploads: readonly Upload[];
  /** Whether the files are more than a message may have: then not all of them was kept. */
  readonly isTooMuch: boolean;
}

/** The parts cannot be read: something is missing, or there are too many. */
export class UnreadableParts extends Error {
  override readonly name = 'UnreadableParts';
}

// The hidden fields of a form, and one file more than it takes, which its rules then refuse.
const furtherParts = 8;
const longestValue = 64 * 1024;
const longestName = 100;

/** Reads a form with files into memory, as far as it may be; throws UnreadableParts. */
export async function parseMultipart(
  request: IncomingMessage,
  { fields }: Pick<SiteForm, 'fields'>,
): Promise<Multipart> {
  const parser = openParser(request, fields);
  const values: Record<string, string> = {};
  const uploads: Upload[] = [];
  const names = new Set(fields.filter(({ files }) => files).map(({ name }) => name));
  let isTooMany = false;
  let left = mostBytes;
  parser.on('partsLimit', () => {
    isTooMany = true;
  });
  parser.on('field', (name, value) => {
    values[name] = value;
  });
  parser.on('file', (field, stream, fileName) => {
    const kept: Buffer[] = [];
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      left -= chunk.length;
      if (left >= 0) kept.push(chunk);
    });
    endOf(stream, () => {
      // A field that is left empty is sent as a file without a name.
      if (!names.has(field) || (size === 0 && !fileName)) return;
      uploads.push({ field, name: nameOf(fileName), content: Buffer.concat(kept), size });
    });
  });
  try {
    await takeAll(request, parser);
  } catch (fault) {
    throw new UnreadableParts('The parts of the form cannot be read', { cause: fault });
  }
  if (isTooMany) throw new UnreadableParts('The form has too many parts');
  return { values, uploads, isTooMuch: left < 0 };
}

function openParser({ headers }: IncomingMessage, fields: SiteForm['fields']): BusboyInstance {
  const files = fields.reduce((sum, field) => sum + (field.files?.count ?? 0), 0);
  const parts = fields.length + files + furtherParts;
  const limits = { parts, fieldSize: longestValue, headerPairs: 20, headerSize: 8192 };
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { ...limits, fileSize: mostBytes + 1 },
    });
  } catch (fault) {
    throw new UnreadableParts('The parts of the form cannot be told apart', { cause: fault });
  }
}

/** Unlike a pipeline, it leaves the request open on a fault, so that it can be answered. */
function takeAll(request: IncomingMessage, parser: BusboyInstance): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  parser.on('error', reject);
  parser.on('finish', resolve);
  request.on('error', reject);
  request.on('close', () => {
    if (!request.complete) reject(new Error('The sender has left'));
  });
  request.pipe(parser);
  return promise;
}

function endOf(stream: BusboyFileStream, done: () => void): void {
  stream.on('end', done);
  // What is cut off is an error of the whole form.
  stream.on('error', () => undefined);
}

/** A name as people see it: one line, without folders, which some programs send along. */
function nameOf(name: string | undefined): string {
  const line = seenLine(name ?? '').replace(/^.*[/\\]/, '');
  return (line.slice(-longestName).toWellFormed() || 'file').replace(/^\.+/, '');
}
