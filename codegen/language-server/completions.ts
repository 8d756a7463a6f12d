import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { unitOf } from '../command/facts/print-fact.ts';
import { pathAt } from '../edit/entries.ts';
import { isRecord, stepInto } from '../model/data.ts';
import { createSource } from '../parse/create-source.ts';
import { recordFileAt } from '../records/named-record.ts';
import { dataOf } from '../records/record-data.ts';
import { isFact } from '../resolve/facts/fact-path.ts';
import { factRoots } from '../resolve/facts/fact-roots.ts';
import { readFactValue } from '../resolve/facts/fact-value.ts';
import { fittingFormats } from '../resolve/facts/format-fact.ts';
import { ownNames } from '../resolve/facts/own-names.ts';
import { type Choice, choicesAt } from './choices.ts';
import { declaredAt } from './declared-keys.ts';
import { wholePath } from './definitions.ts';
import { rangeIn } from './positions.ts';
import type { SiteAnswers } from './site-answers.ts';

/** Where somebody types. */
export interface Typing {
  readonly file: string;
  readonly text: string;
  readonly document: TextDocument;
  readonly offset: number;
}

/** More are not looked through: whoever wants another one types a letter of it. */
const mostItems = 200;

/** What may be typed at a place: facts and formats in a reference, else the names that a schema asks for. */
export function completionsAt(answers: SiteAnswers, typing: Typing): CompletionList {
  const { text, offset } = typing;
  const open = text.lastIndexOf('${', offset - 1);
  const inner = open === -1 ? '}' : text.slice(open + 2, offset);
  if (!/[}\n]/.test(inner)) return inReference(answers, typing, inner);
  return named(answers, typing);
}

function inReference(answers: SiteAnswers, typing: Typing, inner: string): CompletionList {
  const [, path, format] = /^\s*([^|\s]+)\s*\|\s*(\w*)$/.exec(inner) ?? [];
  if (path !== undefined && format !== undefined) {
    const whole = wholePath(answers, typing.file, path);
    const scopes = [
      {},
      ...answers
        .pagesOf(typing.file)
        .slice(0, 1)
        .map(({ scope }) => scope),
    ];
    const found = scopes.map((scope) => answers.facts().lookup(whole, scope));
    const fitting = found.flatMap((each) =>
      each.is === 'found' ? fittingFormats(readFactValue(each.value), answers.printer()) : [],
    );
    const items = fitting.filter(({ name }) => !name.includes(' '));
    return list(
      typing,
      format.length,
      items.map(({ name, sample }) => ({ label: name, detail: sample })),
    );
  }
  const typed = /[\w.+@-]*$/.exec(inner)?.[0] ?? '';
  const last = /[^.@]*$/.exec(typed)?.[0] ?? '';
  const before = typed.slice(0, typed.length - last.length);
  return list(typing, last.length, childrenOf(answers, typing.file, before), last);
}

/** The facts and groups of facts one step below what has been typed. */
function* childrenOf(
  answers: SiteAnswers,
  file: string,
  before: string,
): Generator<Pick<CompletionItem, 'label' | 'detail' | 'kind' | 'insertText'>> {
  const steps = before.replace('@', '.readings.').split('.').filter(Boolean);
  const { tree } = factRoots(answers.site.content);
  const entry = answers.entryOf(file);
  const own = entry
    ? [...ownNames(entry)].map(([word, name]) => [word, at(tree, name.split('.'))])
    : [];
  const scope = answers.pagesOf(file)[0]?.scope ?? {};
  const parent = at({ ...tree, ...Object.fromEntries(own), ...scope }, steps);
  // The value and the readings of a fact are named by the fact itself.
  if (!isRecord(parent) || (isFact(parent) && steps.at(-1) !== 'readings')) return;
  for (const [key, value] of Object.entries(parent)) {
    const printed = answers.print()(value);
    const isGroup = printed === '' && isRecord(value) && !isFact(value);
    const unit = isGroup ? '' : unitOf(value);
    const format = { phone: 'phone', 'opening hours': 'hours', list: 'list' }[unit];
    yield {
      label: key,
      detail: isGroup ? 'facts' : `${printed} (${unit})`,
      kind: isGroup ? CompletionItemKind.Module : CompletionItemKind.Value,
      insertText: format ? `${key} | ${format}` : key,
    };
  }
}

function at(tree: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((value, step) => stepInto(value, step), tree);
}

function named(answers: SiteAnswers, typing: Typing): CompletionList {
  const { file, text, document, offset } = typing;
  // A new file is known by its place before it has been read.
  const source = answers.sourceOf(file) ?? recordFileAt(file);
  const { line, character } = document.positionAt(offset);
  const declared = source && declaredAt(answers.site, source, { text, line });
  if (declared) return list(typing, declared.typed.length, declared.items, declared.typed);
  const path = source ? pathAt(text, line + 1, Math.max(1, character)) : [];
  if (!source || path.length === 0) return { isIncomplete: false, items: [] };
  const data = dataOf(text);
  const written = createSource({ file, kind: { noun: source.noun }, id: source.id, text }, data);
  const { start, end } = written.locate(path);
  const isIn = start <= offset && offset <= end;
  const typed = isIn ? text.slice(start, offset).replace(/^["']/, '') : '';
  const choices = choicesAt(answers.site, source, { data, path });
  return list({ ...typing, end: isIn ? end : offset }, typed.length, asItems(choices), typed);
}

function* asItems(choices: Iterable<Choice>) {
  for (const { value, means } of choices)
    yield { label: value, detail: means, kind: CompletionItemKind.Reference };
}

/** The items that begin with what is typed, in its place. */
function list(
  { document, offset, end = offset }: Typing & { readonly end?: number },
  typed: number,
  items: Iterable<CompletionItem>,
  start = '',
): CompletionList {
  const range = rangeIn(document, offset - typed, end);
  const fitting: CompletionItem[] = [];
  for (const item of items) {
    if (!item.label.toLowerCase().startsWith(start.toLowerCase())) continue;
    if (fitting.length === mostItems) return { isIncomplete: true, items: fitting };
    const { insertText = item.label, ...rest } = item;
    fitting.push({ ...rest, textEdit: { range, newText: insertText } });
  }
  return { isIncomplete: false, items: fitting };
}
