import type { Path } from '../diagnostics/diagnostic.ts';
import { pathAt } from '../edit/entries.ts';
import { rootOf } from '../model/fact-reference.ts';
import { schemaOf } from '../model/nouns.ts';
import { nameKeyOf } from '../model/record-name.ts';
import type { Source } from '../model/source.ts';
import { type InnerRecord, innerRecordAt } from '../records/inner-records.ts';
import { hasNameOfItsOwn, type RecordName } from '../records/named-record.ts';
import { factAround, locateFact, pathOfFact } from '../resolve/facts/fact-path.ts';
import { factName } from '../resolve/facts/fact-roots.ts';
import { propertiesOf } from '../schema/field.ts';
import type { Typing } from './completions.ts';
import { type Definition, definitionsOf, wholePath } from './definitions.ts';
import { type Mention, mentionsIn, type Named } from './mentions.ts';
import type { SiteAnswers } from './site-answers.ts';

/** What is meant at a place: a record, a fact, or a record that is a fact too, such as a phone number. */
export interface Meant {
  readonly record?: RecordName;
  /** Its path from the root of all facts, or as templates write it. */
  readonly fact?: string;
  /** Where its name is written; none for what is only counted or of a template's record. */
  readonly definition?: Definition;
}

/** Where somebody asks. */
export interface Cursor extends Typing {
  readonly mention: Mention | undefined;
}

/** What somebody asks about: what is mentioned there, or what is written there itself. */
export function meantAt(
  answers: SiteAnswers,
  { file, text, document, offset, mention }: Cursor,
): Meant {
  if (mention) return meantBy(answers, file, mention.named);
  const source = answers.sourceOf(file);
  if (!source) return {};
  const { line, character } = document.positionAt(offset);
  const path = pathAt(text, line + 1, character + 1);
  const isOwn = isOwnName(answers, file, path);
  const meant = meantBelow(answers, { source, path: isOwn ? [] : path });
  // Whatever is said of a record is about it, but is not its name.
  const { definition, ...rest } = meant;
  return isOwn || (definition && definition.path.length > 0) ? meant : rest;
}

/** Whether a value is what the record of its file is called by. */
function isOwnName({ entryOf, site }: SiteAnswers, file: string, path: Path): boolean {
  const entry = entryOf(file);
  const [key, ...rest] = path;
  if (!entry || typeof key !== 'string' || rest.length > 0 || !hasNameOfItsOwn(entry)) return false;
  // In a sheet of facts, they are facts like others.
  const isSet = propertiesOf(site.schemas.field(schemaOf(entry.source))).has(key);
  return isSet && ['id', 'slug', nameKeyOf(entry.data)].includes(key);
}

function meantBy(answers: SiteAnswers, file: string, named: Named): Meant {
  const isOfTemplate =
    named.is === 'fact' &&
    (rootOf(named.path) === 'count' ||
      answers.pagesOf(file).some(({ scope }) => rootOf(named.path) in scope));
  if (isOfTemplate) return { fact: named.path };
  const [definition] = definitionsOf(answers, file, named);
  return definition ? meantBelow(answers, definition) : {};
}

/** The record inside a file, or the fact, that a value is or belongs to; the file's own record where there is neither. */
function meantBelow(answers: SiteAnswers, definition: Definition): Meant {
  const { source } = definition;
  const entry = answers.entryOf(source.file);
  if (!entry) return {};
  const name = factName(source.noun, entry.id);
  const inner = innerRecordAt(entry, definition.path);
  if (inner && isWhole(inner, definition.path)) return meantPart(inner);
  const record = inner?.record ?? { noun: source.noun, id: entry.id };
  if (definition.path.length === 0 || name === undefined)
    return { record, definition: { source, path: inner?.path ?? [] }, ...(name && { fact: name }) };
  const around = factAround({ name, steps: definition.path.map(String) }, entry.data);
  const path = definition.path.slice(0, around.steps.length);
  if (inner?.path.length === path.length) return meantPart(inner);
  return { fact: pathOfFact(around), definition: { source, path } };
}

/** Whether a path leads to a record inside a file, or to its name. */
function isWhole({ path: own, nameKey }: InnerRecord, path: Path): boolean {
  return path.length === own.length || (path.length === own.length + 1 && path.at(-1) === nameKey);
}

function meantPart({ source, path, record, fact }: InnerRecord): Meant {
  return { record, definition: { source, path }, ...(fact && { fact }) };
}

/** A place that mentions something, in offsets. */
interface MentionedAt {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
}

/** Every place that mentions what is meant at another place. */
export function mentionsOf(answers: SiteAnswers, cursor: Cursor): readonly MentionedAt[] {
  const meant = meantAt(answers, cursor);
  const words = wordsOf(answers, meant);
  const mentions = createMatch(answers, meant);
  return [...answers.sources()].flatMap((source) =>
    words.some((word) => source.text.includes(word))
      ? mentionsIn(source)
          .filter(({ named }) => mentions(source.file, named))
          .map((each) => ({ source, ...offsetsOf(each) }))
      : [],
  );
}

function offsetsOf(mention: Mention) {
  const { start, end } = mention.span();
  return { start, end };
}

/** A text without any of these mentions it nowhere, and need not be read. */
function wordsOf({ index }: SiteAnswers, { record, fact }: Meant): readonly string[] {
  const page = record && index().pageOf(record.noun, record.id);
  return [
    ...(fact === undefined ? [] : [fact.split(/[.@]/).at(-1) ?? fact]),
    ...(record ? [record.id.split('/').at(-1) ?? record.id] : []),
    ...(page?.addresses ?? []).map(({ path }) => path),
  ];
}

function createMatch(answers: SiteAnswers, { record, fact }: Meant) {
  const definition = fact === undefined ? undefined : locateFact(fact, answers.homes());
  const noun = definition && answers.homes().get(definition.name)?.source.noun;
  /** How a template of the record's noun writes the fact. */
  const inTemplate = definition && noun ? pathOfFact({ ...definition, name: noun }) : undefined;
  const page = record && answers.index().pageOf(record.noun, record.id);
  return (file: string, named: Named): boolean => {
    if (named.is === 'record') return record?.noun === named.noun && record.id === named.id;
    if (named.is === 'page')
      return (
        page !== undefined &&
        answers.index().pageBehind(named.address.replace(/[?#].*/s, '')) === page
      );
    const whole = wholePath(answers, file, named.path);
    if (fact !== undefined && isWithin(whole, fact)) return true;
    const isTemplate = answers.pagesOf(file).some((each) => each.record?.noun === noun);
    return (
      isTemplate &&
      definition !== undefined &&
      definition.steps.length > 0 &&
      isWithin(named.path, inTemplate ?? '')
    );
  };
}

function isWithin(path: string, fact: string): boolean {
  return path.startsWith(fact) && /^$|^[.@]/.test(path.slice(fact.length));
}
