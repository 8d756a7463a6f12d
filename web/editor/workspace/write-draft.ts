import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts';
import { canonicalPath } from '../../../codegen/model/page.ts';
import { placedAt } from '../../../codegen/records/named-record.ts';
import type { Site } from '../../../codegen/site/site.ts';
import { createSiteIndex } from '../../../codegen/site/site-index.ts';
import type { TextChange } from '../../../codegen/text/text-change.ts';
import type { createStates } from './content-states.ts';
import type { openHistory } from './history.ts';
import { reversed, writeBytes } from './write-bytes.ts';
import { writeTexts } from './write-texts.ts';

/** Why nothing was done, and what the compiler says. */
export interface Refused {
  readonly refused: string;
  readonly messages?: readonly string[];
}

/** The files that were written, and the one to go on with. */
export interface Written {
  readonly file: string | null;
  /** The page of the record. */
  readonly address?: string;
  /** What still says what the record said that it was copied from. */
  readonly copied?: readonly string[];
}

/** What changes of whole records are drafted and written with. */
export interface Drafting {
  readonly project: string;
  readonly states: ReturnType<typeof createStates>;
  /** Writes texts if the compiler finds no new error with them; `file` is the one to go on with. */
  readonly write: (
    changes: readonly TextChange[],
    file: string | null,
  ) => Promise<Written | Refused>;
  /** The same for the bytes of a file that is no text. */
  readonly writeBytes: (change: TextChange<Buffer>) => Promise<Written | Refused>;
}

const mostMessages = 5;

/** Nothing invalid is written over something valid, and whatever is written can be undone. */
export function createDrafting(
  project: string,
  states: Drafting['states'],
  history: Pick<ReturnType<typeof openHistory>, 'add'>,
): Drafting {
  return {
    project,
    states,
    async write(changes, file) {
      const draft = await states.draft(changes);
      if (draft.broken.length > 0) return refusedFor(draft.broken);
      history.add(writeTexts(project, draft.changes));
      const { site } = draft.compilation;
      return { file, ...(site && file !== null && addressOf(site, file)) };
    },
    async writeBytes(change) {
      writeBytes(project, [change]);
      const { broken } = await states.draft([]);
      if (broken.length > 0) {
        writeBytes(project, reversed([change]));
        return refusedFor(broken);
      }
      history.add([change]);
      return { file: null };
    },
  };
}

function refusedFor(broken: readonly Diagnostic[]): Refused {
  const said = broken.slice(0, mostMessages).map((each) => {
    return [`${each.file}:${each.line}:`, each.message, each.help].join(' ').trim();
  });
  return { refused: 'The site would have errors then:', messages: said };
}

/** The address of the page of the record in a file, if it has one. */
export function addressOf(site: Site, file: string): { readonly address?: string } {
  const place = placedAt(file);
  const page = place && createSiteIndex(site).pageOf(place.noun, place.id);
  return page ? { address: canonicalPath(page) } : {};
}
