import { join } from 'node:path';
import type { Compilation } from '../../../codegen/compile.ts';
import type { Path } from '../../../codegen/diagnostics/diagnostic.ts';
import { readEdited } from '../../../codegen/edit/edit-text.ts';
import { pathAt } from '../../../codegen/edit/entries.ts';
import { formAt } from '../../../codegen/form/form.ts';
import { moneySign } from '../../../codegen/form/inputs.ts';
import { summaryOf } from '../../../codegen/form/schema-words.ts';
import { identifyFile } from '../../../codegen/load/identify-file.ts';
import { recordsOf } from '../../../codegen/model/content.ts';
import { textAt } from '../../../codegen/model/data.ts';
import { nounNames } from '../../../codegen/model/nouns.ts';
import type { Draft } from '../../../codegen/records/draft-content.ts';
import { withKnownNames } from '../../../codegen/records/known-names.ts';
import type { Field } from '../../../codegen/schema/field.ts';
import { languageName } from '../../../codegen/schema/site-languages.ts';
import type { Site } from '../../../codegen/site/site.ts';
import type { Applied } from '../workspace/apply-changes.ts';
import { contrastsOf } from './contrasts-in-words.ts';
import type { EditRequest, EditResponse } from './edit-request.ts';
import { messagesOf } from './messages.ts';
import { printedReferences } from './printed-references.ts';

interface Described extends Pick<Draft, 'compilation' | 'broken'> {
  readonly project: string;
  readonly asked: EditRequest;
  readonly applied: Applied;
  /** The file as it is. */
  readonly written: string;
}

/** The form of a file with its changes, what the compiler says about it, and what its references print. */
export function describeDraft({
  project,
  compilation,
  broken,
  asked,
  applied,
  written,
}: Described): EditResponse {
  const { file } = asked;
  const { text, ...problem } = applied;
  const messages = messagesOf(compilation, file, broken);
  const data = readEdited(text);
  const { site } = compilation;
  const place = identifyFile(file.slice('content/'.length));
  if (data === undefined || !site || place.is !== 'record')
    return { ...unread(compilation, file), messages, ...problem };
  const isWhole = problem.conflict === undefined && problem.refused === undefined;
  const { line, column } = asked;
  const path = asked.path ?? (line === undefined ? [] : pathAt(written, line, column));
  const own = site.content.site?.data;
  const context = {
    schemas: site.schemas,
    money: own && moneySign(own),
    adapt: (field: Field, example: unknown) => withKnownNames(site, field, example),
  };
  return {
    data,
    messages,
    ...(own && { locale: textAt(own, 'locale') }),
    ...languagesOf(site),
    focus: path,
    inEditor: `${join(project, file)}:${lineOf(site, file, path)}:1`,
    form: formAt(context, { schema: place.kind.schema, data, path }),
    printed: printedReferences(site, { noun: place.kind.noun, data, messages }),
    ...(place.kind.noun === 'look' && { contrasts: contrastsOf(site.content.look?.data) }),
    ...(place.kind.noun === 'template' && { template: templateAt(site, asked) }),
    ...(asked.changes.length > 0 && isWhole && text === written && { isDone: true }),
    ...problem,
  };
}

function languagesOf({ schemas }: Site): Pick<EditResponse, 'languages'> {
  if (!schemas.languages) return {};
  const named = (language: string) => ({ language, name: languageName(language) });
  return { languages: schemas.languages.all.map(named) };
}

/** Why a file has no form: what another program left in it. */
function unread({ allDiagnostics }: Compilation, file: string): Partial<EditResponse> {
  const first = allDiagnostics.find((each) => each.file === file);
  if (!first) return {};
  const { line, message, help = '' } = first;
  return { unread: `This file cannot be read: line ${line}: ${message} ${help}`.trim() };
}

/** The line of a value, or of what is around one that is not written. */
function lineOf({ content }: Site, file: string, path: Path): number {
  const entries = nounNames.flatMap((noun) => recordsOf(content, noun));
  const source = entries.find((entry) => entry.source.file === file)?.source;
  return source?.locate(path).line ?? 1;
}

/** Where a template is used, and the record of the page beside it. */
function templateAt(
  { pages }: Site,
  { file, address = '' }: EditRequest,
): NonNullable<EditResponse['template']> {
  const made = pages.filter(({ entry }) => entry.source.file === file);
  const { pathname } = new URL(address, 'http://localhost');
  const here = made.find(({ addresses }) => addresses.some(({ path }) => path === pathname));
  const record = here?.record?.entry;
  return {
    pages: made.length,
    ...(record && { record: { file: record.source.file, label: summaryOf(record.data) } }),
  };
}
