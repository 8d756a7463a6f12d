import { createHash } from 'node:crypto';
import type { Response } from 'express';

/** A file as it arrived. Its name is only ever shown and stored, never used as a path. */
export interface Upload {
  readonly field: string;
  readonly name: string;
  readonly content: Buffer;
  /** Its bytes, also those beyond what was kept. */
  readonly size: number;
}

/** What a message says of a file that is kept beside it. */
export interface FileNote {
  readonly name: string;
  readonly size: number;
  readonly digest: string;
}

/** The files of a request, once they have been read. */
export function uploadsOf({ locals }: Response): readonly Upload[] {
  return locals.uploads ?? [];
}

/** Keeps the files of a request for whoever accepts its message. */
export function keepUploads({ locals }: Response, uploads: readonly Upload[]): void {
  locals.uploads = uploads;
}

/** What the message says of a file: the digest tells a file that is sent again from another one. */
export function noteOf({ name, size, content }: Upload): FileNote {
  return { name, size, digest: createHash('sha256').update(content).digest('base64url') };
}
