import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { CommandFailure } from '../errors.ts';
import type { LeadFileRow, LeadTables } from '../leads/database/lead-tables.ts';

/** The files of a message, in the order they were sent. */
export function readFiles(db: Kysely<LeadTables>, id: string): Promise<readonly LeadFileRow[]> {
  const files = db.selectFrom('lead_file').selectAll().where('lead_id', '=', id);
  return files.orderBy('position').execute();
}

/** Writes the files of a message into a new folder, numbered: a visitor's name for one is only the end of its own. */
export function writeFiles(files: readonly LeadFileRow[]): string {
  const [first] = files;
  if (!first) return 'No files came with this message.\n';
  const folder = resolve(`message-${first.lead_id.slice(0, 8)}`);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (fault) {
    throw new CommandFailure(`${folder} is there already, or cannot be made.`, { cause: fault });
  }
  const paths = files.map(({ position, name, content }) => {
    const path = join(folder, `${position}-${name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')}`);
    writeFileSync(path, content, { mode: 0o600, flag: 'wx' });
    return path;
  });
  return `${paths.join('\n')}\n`;
}
