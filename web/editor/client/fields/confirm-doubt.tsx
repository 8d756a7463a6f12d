import { useId, useState } from 'react';
import type { Message } from '../../calls/edit-request.ts';
import { useForm } from './field-context.ts';

interface ConfirmDoubtProps extends Pick<Message, 'path'> {
  readonly answer: NonNullable<Message['answer']>;
}

/** Says that a value is right although it is doubted, and why: the reason is kept as a comment above the value. */
export function ConfirmDoubt({ path, answer }: ConfirmDoubtProps) {
  const { session } = useForm();
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const id = useId();
  const given = reason.trim();
  if (!isAsked)
    return (
      <button type="button" onClick={() => setAsked(true)}>
        {answer === 'unused' ? 'Keep it' : 'It is right'}
      </button>
    );
  return (
    <form
      className="reason"
      onSubmit={(event) => {
        event.preventDefault();
        if (given !== '') void session.make({ does: 'comment', path, text: `${answer}: ${given}` });
      }}
    >
      <label htmlFor={id}>
        {answer === 'unused' ? 'Why keep it' : 'Why is it right'}? A few words for whoever reads it
        later
      </label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the button that was pressed asks for it.
        autoFocus
        required
        maxLength={120}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <button type="submit" disabled={given === ''}>
        Confirm
      </button>
    </form>
  );
}
