import { useState, useSyncExternalStore } from 'react';
import type { Value } from '../../../../codegen/edit/change.ts';
import { valueAt } from '../../../../codegen/model/data.ts';
import { FormContext, keyOfPath } from '../fields/field-context.ts';
import { showField } from '../fields/field-view.tsx';
import { createScratch } from '../scratch.ts';
import type { Session } from '../session.ts';
import { useLastAnswer } from '../use-calls.ts';
import { RefusalView } from './refusal-view.tsx';
import { sharedFields } from './several-fields.ts';
import { SeveralOutcome } from './several-outcome.tsx';
import { useSettled } from './use-settled.ts';

interface SeveralViewProps {
  readonly session: Session;
  /** The records that are ticked. */
  readonly files: readonly string[];
  readonly onLeaveOut: (file: string) => void;
}

/** One field of several records: it is given once, and saved in all of them as one change. */
export function SeveralView({ session, files, onLeaveOut }: SeveralViewProps) {
  // The form is that of the first, and stays: what is typed belongs to it.
  const [first] = useState(files[0] ?? '');
  const [{ scratch, begin }] = useState(() => createScratch(session));
  const shown = useSyncExternalStore(scratch.subscribe, scratch.shown);
  const changes = useSettled(shown.changes);
  const { data: answer, error, refetch } = useLastAnswer('show', { file: first, changes });
  const [chosen, setChosen] = useState('');
  if (!answer?.form) return <RefusalView error={error} onRetry={refetch} />;
  const fields = sharedFields(answer.form.field);
  const own = fields.find(({ field }) => keyOfPath(field.path) === chosen);
  return (
    <FormContext
      value={{
        session: scratch,
        shown: { ...shown, answer: { ...answer, messages: [] } },
        show: showField,
      }}
    >
      <label className="field">
        The field
        <select
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value);
            begin(answer.data);
          }}
        >
          <option value="">Choose…</option>
          {fields.map(({ field, label }) => (
            <option key={keyOfPath(field.path)} value={keyOfPath(field.path)}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {own && showField(own.field, own.order)}
      {own && (
        <SeveralOutcome
          key={chosen}
          {...{ own, files, answer, onLeaveOut, session: scratch }}
          value={valueAt(shown.data, own.field.path) as Value | undefined}
        />
      )}
    </FormContext>
  );
}
