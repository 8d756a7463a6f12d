import { LSPErrorCodes, type Range, ResponseError } from 'vscode-languageserver/node';
import { isRefusal, type Refusal } from '../edit/change.ts';
import { isNoun } from '../model/nouns.ts';
import { draftContent } from '../records/draft-content.ts';
import { ownNameOf } from '../records/inner-records.ts';
import { lastNameOf, unreadRefusal } from '../records/named-record.ts';
import { renamePart } from '../records/rename-part.ts';
import { renameRecord } from '../records/rename-record.ts';
import type { TextChange } from '../text/edit.ts';
import { type Cursor, type Meant, meantAt } from './find-references.ts';
import { rangeIn } from './positions.ts';
import type { SiteAnswers } from './site-answers.ts';
import { type Compiled, schemaDir, type Workspace } from './workspace.ts';

interface NameToChange {
  readonly range: Range;
  readonly placeholder: string;
}

/** The name at a place that may be changed; null where there is none. */
export function nameToChange(answers: SiteAnswers, cursor: Cursor): NameToChange | null {
  const { definition, record } = meantAt(answers, cursor);
  if (!definition) return null;
  const { path, source } = definition;
  const inFile = record ? ownNameOf(record) : String(path.at(-1));
  const placeholder = path.length > 0 ? inFile : record ? lastNameOf(source.file) : '';
  const { start, end } = cursor.mention?.span() ?? { start: cursor.offset, end: cursor.offset };
  const at = cursor.text.slice(start, end).lastIndexOf(placeholder);
  const range =
    at === -1
      ? rangeIn(cursor.document, start, end)
      : rangeIn(cursor.document, start + at, start + at + placeholder.length);
  return { range, placeholder };
}

/** The texts of all files once a fact or a record has another name. What would bring an error is refused. */
export async function renamed(
  { compilation, answers, loaded }: Compiled,
  { workspace: { root, memo }, ...cursor }: Cursor & { readonly workspace: Workspace },
  name: string,
): Promise<readonly TextChange[]> {
  if (!answers) throw refused('The schemas of the project are at fault.');
  const obstacle = unreadRefusal(answers.site);
  if (obstacle) throw refused(obstacle.refused);
  const meant = meantAt(answers, cursor);
  const changed = textsWith(answers, meant, name);
  if (isRefusal(changed)) throw refused(changed.refused);
  const { changes, broken } = await draftContent({ root, schemaDir, loaded }, changed, {
    now: compilation,
    memo,
    isFixed: true,
  });
  const [first] = broken;
  if (first)
    throw refused(`It cannot be called that: ${first.file}:${first.line}: ${first.message}`);
  return changes;
}

function refused(text: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, text);
}

function textsWith(
  answers: SiteAnswers,
  { record, fact, definition }: Meant,
  name: string,
): readonly TextChange[] | Refusal {
  if (!definition) return { refused: 'There is nothing here that has a name of its own.' };
  if (record && isNoun(record.noun) && definition.path.length === 0)
    return renameRecord(answers.site, record, { slug: name });
  const isNamed = record !== undefined || typeof definition.path.at(-1) === 'string';
  if (!isNamed) return { refused: 'It has a place in a list, and no name.' };
  const part = { ...definition, ...(record && { record }), ...(fact !== undefined && { fact }) };
  return renamePart(answers.sources(), part, name);
}
