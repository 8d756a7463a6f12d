import type { Path } from '../diagnostics/diagnostic.ts';
import type { Entry } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { innerRows } from '../model/inner-nouns.ts';
import type { Source } from '../model/source.ts';
import { factName } from '../resolve/facts/fact-roots.ts';
import type { RecordName } from './named-record.ts';

/** A part of a file that is called by a name: a record inside it, such as a series, or a fact. */
export interface NamedPart {
  readonly source: Source;
  /** What is called so: a key with its value, or an item. */
  readonly path: Path;
  readonly record?: RecordName;
  /** How texts refer to it. */
  readonly fact?: string;
}

/** A record inside a file. */
export interface InnerRecord extends NamedPart {
  readonly record: RecordName;
  /** The key of its name, if it is an item of a list. */
  readonly nameKey?: string;
}

/** The records inside the file of another. */
export function innerRecordsIn({ id: home, data, source }: Entry): readonly InnerRecord[] {
  const name = factName(source.noun, home);
  return Object.entries(innerRows).flatMap(([noun, row]) => {
    if (row.home !== source.noun || (row.file !== undefined && row.file !== home)) return [];
    const { below, namedBy: nameKey } = row;
    const held = below === undefined ? data : data[below];
    const steps = below === undefined ? [] : [below];
    const found = (step: string | number, id: string): InnerRecord => {
      const path = [...steps, step];
      const fact = name && [name, ...path].join('.');
      return {
        source,
        path,
        record: { noun, id },
        ...(fact && { fact }),
        ...(nameKey && { nameKey }),
      };
    };
    if (nameKey === undefined)
      return isRecord(held) ? Object.keys(held).map((key) => found(key, key)) : [];
    const items: readonly unknown[] = Array.isArray(held) ? held : [];
    return items.flatMap((item, index) =>
      isRecord(item) ? [found(index, `${home}/${String(item[nameKey])}`)] : [],
    );
  });
}

/** The record inside a file that a path leads to, or into. */
export function innerRecordAt(entry: Entry, path: Path): InnerRecord | undefined {
  return innerRecordsIn(entry).find((each) =>
    each.path.every((step, index) => step === path[index]),
  );
}

/** What a record inside a file is called there: `runner`, of the id `acme/runner`. */
export function ownNameOf({ id }: RecordName): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
