import type { Diagnostic } from '../../../../codegen/diagnostics/diagnostic.ts';
import { canonicalPath } from '../../../../codegen/model/page.ts';
import { recordFileAt } from '../../../../codegen/records/named-record.ts';
import type { Site } from '../../../../codegen/site/site.ts';
import { createSiteIndex } from '../../../../codegen/site/site-index.ts';
import type { WrittenChange } from '../../workspace/step.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { Refused, Written } from './shown.ts';

const mostMessages = 5;

/** Saves changes of whole records, and says which file to go on with; or what would be wrong then. */
export async function saveRecords(
  { save }: Workspace,
  changes: readonly WrittenChange[],
  file: string | null,
): Promise<Written | Refused> {
  const { broken, compilation } = await save(changes, { isFixed: true });
  if (broken.length > 0) return refusedFor(broken);
  const { site } = compilation;
  return { file, ...(site && file !== null && addressOf(site, file)) };
}

function refusedFor(broken: readonly Diagnostic[]): Refused {
  const said = broken.slice(0, mostMessages).map((each) => {
    return [`${each.file}:${each.line}:`, each.message, each.help].join(' ').trim();
  });
  return { refused: 'The site would have errors then:', messages: said };
}

/** The address of the page of the record in a file, if it has one. */
export function addressOf(site: Site, file: string): { readonly address?: string } {
  const place = recordFileAt(file);
  const page = place && createSiteIndex(site).pageOf(place.noun, place.id);
  return page ? { address: canonicalPath(page) } : {};
}
