import type { Value } from '../../../../codegen/edit/change.ts';
import type { Field } from '../../../../codegen/form/field.ts';
import { summaryOf } from '../../../../codegen/form/schema-words.ts';
import type { DraftedRecords } from '../../calls/several-calls.ts';
import { MessageView } from '../fields/labelled.tsx';
import { printedText } from '../fields/marked-text.ts';
import { numberSpelling } from '../fields/read-typed.ts';

interface DraftedRecordProps {
  readonly record: DraftedRecords['records'][number];
  readonly field: Field;
  readonly locale: string;
  readonly printed: Readonly<Record<string, string>>;
  readonly onLeaveOut: () => void;
}

/** A record with its value as it is and as it would be, and what is said about that. */
export function DraftedRecord({ record, field, ...props }: DraftedRecordProps) {
  const { name, messages } = record;
  const [before, after] = valuesOf(record).map((value) => inWords(value, field, props));
  return (
    <li>
      <strong>{name}</strong>{' '}
      {before === after ? (
        <span>stays {after}</span>
      ) : (
        <>
          <del>{before}</del> → <ins>{after}</ins>
        </>
      )}
      {messages.map((message) => (
        <MessageView key={message.text} message={message} />
      ))}
      {messages.some(({ isError }) => isError) && (
        <button type="button" onClick={props.onLeaveOut}>
          Leave {name} out
        </button>
      )}
    </li>
  );
}

/** The value before and after. */
export function valuesOf({ changes }: DraftedRecords['records'][number]) {
  const [{ change, seen } = { change: undefined }] = changes;
  return [seen, change?.does === 'set' ? change.value : undefined] as const;
}

function inWords(
  value: Value | undefined,
  field: Field,
  { locale, printed }: Pick<DraftedRecordProps, 'locale' | 'printed'>,
): string {
  const { input, path } = field.input.is === 'union' ? field.input.field : field;
  if (value === undefined && input.is === 'switch' && input.otherwise !== undefined)
    return inWords(input.otherwise, field, { locale, printed });
  if (value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (input.is !== 'number' || typeof value !== 'number')
    return printedText(summaryOf(value), printed);
  const { before, after } = { before: '', after: '', ...input.unit };
  const figure = numberSpelling({ ...input, key: String(path.at(-1)), locale }).show(value);
  return `${before}${figure}${after && ` ${after}`}`;
}
