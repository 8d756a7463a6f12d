import { useState } from 'react';
import { useForm } from '../fields/field-context.ts';
import { printedText } from '../fields/marked-text.ts';
import type { Session } from '../session.ts';
import { useAnswer } from '../use-calls.ts';
import { MoveForm } from './move-form.tsx';
import { NameForm } from './name-form.tsx';
import { PartsView } from './parts-view.tsx';
import { RefusalView } from './refusal-view.tsx';
import { RetireForm } from './retire-form.tsx';

interface RecordMenuProps {
  readonly file: string;
  readonly session: Session;
}

/** What can be done with a whole record: a new one like it, another name, no such record any more. */
export function RecordMenu({ file, session }: RecordMenuProps) {
  const { data: record, error, refetch } = useAnswer('record', file, file !== '');
  const [does, setDoes] = useState<'add' | 'rename' | 'move' | 'retire'>();
  const { answer } = useForm().shown;
  if (!record) return <RefusalView error={error} onRetry={refetch} />;
  const { noun, address, isOneOfMany, isNeeded, owner, parts } = record;
  const name = printedText(record.name, answer?.printed ?? {});
  const close = () => setDoes(undefined);
  return (
    <section className="record" aria-label={`${name}, ${noun}`}>
      <p>
        <strong>{name}</strong> {address !== undefined && <a href={address}>{address}</a>}
      </p>
      {!isOneOfMany && (
        <p className="help">
          {isNeeded
            ? 'There is only one, and the site needs it: it cannot be renamed or retired.'
            : 'There is only one, so it has no name to change. To do without it, delete its file.'}
        </p>
      )}
      {isOneOfMany && does === undefined && (
        <span className="order">
          <button type="button" onClick={() => setDoes('add')}>
            Add one like it…
          </button>
          <button type="button" onClick={() => setDoes('rename')}>
            Rename…
          </button>
          {owner && (
            <button type="button" onClick={() => setDoes('move')}>
              Move to another {owner.noun}…
            </button>
          )}
          <button type="button" onClick={() => setDoes('retire')}>
            Retire…
          </button>
        </span>
      )}
      {(does === 'add' || does === 'rename') && (
        <NameForm {...{ file, session, record, onClose: close, isNew: does === 'add' }} />
      )}
      {does === 'move' && owner && (
        <MoveForm {...{ file, session, record, owner, onClose: close }} />
      )}
      {does === 'retire' && <RetireForm {...{ file, session, record, onClose: close }} />}
      {parts.length > 0 && <PartsView {...{ file, session, record, onRenamed: refetch }} />}
    </section>
  );
}
