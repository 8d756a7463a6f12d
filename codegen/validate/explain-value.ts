import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Message, Path } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { type Context, fixingValue, writtenAt } from './explain-context.ts';
import * as forms from './form-texts.ts';
import * as limits from './limit-texts.ts';
import { describePath } from './path-words.ts';
import { suggestValue } from './suggest-value.ts';
import * as texts from './value-texts.ts';

type Explain = (
  error: ErrorObject,
  where: string,
  schemas: SchemaSet,
  /** The value as written in the file. */
  raw: string,
) => Message | undefined;

/** One entry per keyword about a value, the most helpful first. */
const explainers: Readonly<Record<string, Explain>> = {
  type: texts.wrongType,
  discriminator: texts.unknownKind,
  enum: texts.notInList,
  const: texts.notTheConstant,
  pattern: forms.wrongForm,
  format: forms.wrongFormat,
  minLength: limits.tooShort,
  maxLength: limits.tooLong,
  minimum: limits.outOfRange,
  maximum: limits.outOfRange,
  exclusiveMinimum: limits.outOfRange,
  exclusiveMaximum: limits.outOfRange,
  multipleOf: limits.outOfRange,
  minItems: limits.wrongSize,
  maxItems: limits.wrongSize,
  minProperties: limits.wrongSize,
  maxProperties: limits.wrongSize,
  propertyNames: forms.wrongName,
  uniqueItems: (_error, where) => ({
    code: 'repeated-item',
    message: `${where} lists the same item twice`,
    help: 'Remove one of the two.',
    atField: 'This says the same as another one beside it. Change one of the two, or take it out.',
  }),
};

const order = Object.keys(explainers);

/** The rank of an error: among several at one place, only the lowest is shown. */
export function rankOf(error: ErrorObject): number {
  // For an empty text no other error is worth reporting.
  if (error.keyword === 'minLength' && error.data === '') return -1;
  const rank = order.indexOf(error.keyword);
  return rank === -1 ? order.length : rank;
}

/** The error of a value, at its place. */
export function explainValue(context: Context, error: ErrorObject, path: Path): Finding[] {
  const explain = explainers[error.keyword] ?? explainOther;
  const { raw } = writtenAt(context.source, path, error.data);
  const text = explain(error, describePath(path), context.schemas, raw);
  if (!text) return [];
  const suggestion = suggestAt(context, error, path);
  return [
    placed(context, error, {
      path,
      text: { ...withSuggestion(text, suggestion), ...suggestion.fix },
    }),
  ];
}

function explainOther(error: ErrorObject, where: string): Message {
  return { code: 'invalid', message: `${where} ${error.message ?? 'does not follow its schema'}` };
}

interface Explained {
  readonly path: Path;
  readonly text: Message;
}

/** The corrected value, if it is known. */
function suggestAt({ source, schemas }: Context, error: ErrorObject, path: Path) {
  const at = error.keyword === 'discriminator' ? [...path, String(error.params.tag)] : path;
  const data: unknown = error.keyword === 'discriminator' ? error.params.tagValue : error.data;
  const value = writtenAt(source, at, data);
  const suggestion = suggestValue(error, value, schemas);
  return {
    suggestion,
    isCurly: /^[“”‘’]/.test(value.raw),
    fix: fixingValue(source, value, suggestion),
  };
}

/** Shows the corrected value as help, which is clearer than a description of its form. */
function withSuggestion(
  text: Message,
  { suggestion, isCurly }: ReturnType<typeof suggestAt>,
): Message {
  if (!suggestion?.isSure || text.code !== 'wrong-form') return text;
  const advice = isCurly
    ? `These quotes are curly; use straight ones: ${suggestion.word}`
    : `Write ${suggestion.word}`;
  return { ...text, help: [advice, text.help ?? []].flat().join('. ').replace(/\.?$/, '.') };
}

function placed({ source }: Context, error: ErrorObject, { path, text }: Explained): Finding {
  if (error.keyword === 'propertyNames') {
    const span = source.locate([...path, String(error.params.propertyName)], 'key');
    return { source, span, ...text };
  }
  if (error.keyword === 'discriminator')
    return { source, path: [...path, error.params.tag], ...text };
  if (error.keyword === 'uniqueItems') return { source, path: [...path, error.params.i], ...text };
  return { source, path, ...text };
}
