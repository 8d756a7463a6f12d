import { useState } from 'react';
import type { RecordName } from '../../../../codegen/records/named-record.ts';
import type { NamedRecord } from '../../calls/changes/shown.ts';
import type { Session } from '../session.ts';
import { useCall } from '../use-calls.ts';
import { ChoiceView, useChoices } from './choice-view.tsx';
import { FormButtons } from './form-buttons.tsx';
import { RefusalView } from './refusal-view.tsx';

interface MoveFormProps {
  readonly file: string;
  readonly session: Session;
  readonly record: NamedRecord;
  /** What it belongs to now. */
  readonly owner: RecordName;
  readonly onClose: () => void;
}

/** Asks which other record this one is to belong to: its file moves into the folder of that. */
export function MoveForm({ file, session, record, owner, onClose }: MoveFormProps) {
  const { name, slug } = record;
  const [chosen, setChosen] = useState('');
  const choices = useChoices(owner.noun).filter(({ value }) => value !== owner.id);
  const moving = useCall('renameRecord', ({ file: next, renamed }) =>
    next === null ? undefined : session.follow(next, renamed),
  );
  return (
    <form
      className="field"
      aria-label={`Move ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        moving.mutate({ file, name, slug, owner: chosen });
      }}
    >
      <ChoiceView
        label={`The ${owner.noun}`}
        value={chosen}
        onChoose={setChosen}
        {...{ choices }}
      />
      <p className="help">
        Its old address leads to the new one, and whatever refers to it is changed too.
      </p>
      <RefusalView error={moving.error} />
      <FormButtons
        submit={`Move ${name}`}
        isPending={moving.isPending}
        isDisabled={chosen === ''}
        onClose={onClose}
      />
    </form>
  );
}
