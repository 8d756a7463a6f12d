import { type ReactNode, useId } from 'react';
import type { Path } from '../../../../codegen/diagnostics/diagnostic.ts';
import type { Field } from '../../../../codegen/form/field.ts';
import { valueAt } from '../../../../codegen/model/data.ts';
import type { Message } from '../../calls/edit-request.ts';
import { fileName } from '../file-name.ts';
import { ConfirmDoubt } from './confirm-doubt.tsx';
import { ConflictView } from './conflict-view.tsx';
import { isWithin, keyOfPath, useForm, useLocale, useMessages } from './field-context.ts';
import { helpInForm } from './help-words.ts';
import { printedText } from './marked-text.ts';

/** The ids that tie an input to its label, its help and what is said about it. */
export interface InputIds {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
}

/** Makes these ids for a field. */
export function useInputIds(field: Field): InputIds {
  const id = useId();
  const messages = useMessages(field.path);
  const waits = useWaits(field.path);
  return {
    id,
    'aria-describedby': `${id}-help ${id}-said`,
    'aria-invalid': !waits && messages.some(({ isError }) => isError),
  };
}

interface LabelledProps {
  readonly field: Field;
  /** Those of its input; without one it has its own label. */
  readonly ids?: InputIds;
  readonly children: ReactNode;
}

/** A field with its label, what it is for, and what is said about it. */
export function Labelled({ field, ids, children }: LabelledProps) {
  return (
    <div className="field" data-path={keyOfPath(field.path)}>
      {ids && (
        <label htmlFor={ids.id} id={`${ids.id}-label`}>
          {field.label}
          {!field.isRequired && <span className="optional"> optional</span>}
        </label>
      )}
      {children}
      {ids && <Help field={field} id={`${ids.id}-help`} />}
      <Messages field={field} id={ids && `${ids.id}-said`} />
    </div>
  );
}

/** What a field is for. The items of a list have that of the list. */
export function Help({ field: { help, path }, id }: { field: Field; id?: string }) {
  const locale = useLocale();
  if (typeof path.at(-1) === 'number') return null;
  return (
    <p className="help" {...(id && { id })}>
      {helpInForm(help, locale)}
    </p>
  );
}

/** What the compiler says about a field, with a button for what surely corrects it. */
export function Messages({ field, id }: { field: Field; id?: string | undefined }) {
  const messages = useMessages(field.path);
  const waits = useWaits(field.path);
  return (
    <div {...(id && { id })} aria-live="polite">
      <ConflictView path={field.path} />
      {messages.map((message) => (
        <MessageView key={message.text} {...{ message, waits }} />
      ))}
    </div>
  );
}

/** Whether a value has just been added, and is still empty or as it was copied: it is not wrong yet. */
function useWaits(path: Path): boolean {
  const { changes, data } = useForm().shown;
  const value = valueAt(data, path);
  const isCopy = changes.some(
    ({ change }) =>
      change.does === 'add' &&
      keyOfPath(change.path) === keyOfPath(path) &&
      JSON.stringify(change.value) === JSON.stringify(value),
  );
  return isCopy || value === '';
}

/** What the compiler says about a value and all in it. */
export function MessagesBelow({ path }: { path: Path }) {
  const { answer } = useForm().shown;
  const { messages = [], conflict } = answer ?? {};
  return (
    <>
      {conflict && isWithin(conflict.path, path) && <ConflictView path={conflict.path} />}
      {messages
        .filter((each) => isWithin(each.path, path))
        .map((message) => (
          <MessageView key={message.text} message={message} />
        ))}
    </>
  );
}

/** One message. */
export function MessageView({ message, waits }: { message: Message; waits?: boolean }) {
  const { session, shown } = useForm();
  const { isError, text, help, fixed, fix, place, answer } = message;
  const asRead = (words: string) => printedText(words, shown.answer?.printed ?? {});
  return (
    <div className={isError && !waits ? 'message error' : 'message'}>
      <strong>{waits ? 'To fill in' : taskOf(message)}: </strong>
      {asRead(text)} {help && <span>{asRead(help)}</span>}
      {fixed && (
        <button type="button" onClick={() => session.make({ does: 'set', ...fixed })}>
          {typeof fixed.value === 'string' ? `Use “${asRead(fixed.value)}”` : `Use ${fixed.value}`}
        </button>
      )}
      {fix !== undefined && (
        <button type="button" onClick={() => void session.fix(fix)}>
          Mend it
        </button>
      )}
      {place && (
        <button type="button" onClick={() => void session.open(place)}>
          Open {fileName(place.file)}
        </button>
      )}
      {answer && <ConfirmDoubt path={message.path} answer={answer} />}
    </div>
  );
}

function taskOf({ isError, answer }: Message): string {
  if (!isError) return 'To check';
  return answer ? 'To correct or confirm' : 'To correct';
}
