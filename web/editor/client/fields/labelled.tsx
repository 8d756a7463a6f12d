import { type ReactNode, useId } from 'react';
import type { Path } from '../../../../codegen/diagnostics/diagnostic.ts';
import type { Field } from '../../../../codegen/form/field.ts';
import type { Message } from '../../calls/edit-request.ts';
import { ConfirmDoubt } from './confirm-doubt.tsx';
import { ConflictView } from './conflict-view.tsx';
import { isWithin, keyOfPath, useForm, useMessages, useValue } from './field-context.ts';

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
  const isBlank = useValue(field.path) === '';
  return {
    id,
    'aria-describedby': `${id}-help ${id}-said`,
    'aria-invalid': !isBlank && messages.some(({ isError }) => isError),
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
      {ids && (
        <p className="help" id={`${ids.id}-help`}>
          {field.help}
        </p>
      )}
      <Messages field={field} id={ids && `${ids.id}-said`} />
    </div>
  );
}

/** What the compiler says about a field, with a button for what surely corrects it. */
export function Messages({ field, id }: { field: Field; id?: string | undefined }) {
  const messages = useMessages(field.path);
  // What has just been added is not wrong yet.
  const isBlank = useValue(field.path) === '';
  return (
    <div {...(id && { id })} aria-live="polite">
      <ConflictView path={field.path} />
      {messages.map((message) => (
        <MessageView key={message.text} {...{ message, isBlank }} />
      ))}
    </div>
  );
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
export function MessageView({ message, isBlank }: { message: Message; isBlank?: boolean }) {
  const { session } = useForm();
  const { isError, text, help, fixed, fix, place, answer } = message;
  return (
    <div className={isError && !isBlank ? 'message error' : 'message'}>
      <strong>{isBlank ? 'To fill in' : taskOf(message)}: </strong>
      {text} {help && <span>{help}</span>}
      {fixed && (
        <button type="button" onClick={() => session.make({ does: 'set', ...fixed })}>
          Use {JSON.stringify(fixed.value)}
        </button>
      )}
      {fix !== undefined && (
        <button type="button" onClick={() => void session.fix(fix)}>
          Mend it
        </button>
      )}
      {place && (
        <button type="button" onClick={() => void session.open(place)}>
          Open {place.file}
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
