import { useState } from 'react';
import type { DecidedUse, NamedRecord, OpenUse } from '../../calls/changes/shown.ts';
import type { Session } from '../session.ts';
import { useCall } from '../use-calls.ts';
import { ChoiceView, useChoices } from './choice-view.tsx';
import { FormButtons } from './form-buttons.tsx';
import { RefusalView } from './refusal-view.tsx';
import { UseView } from './use-view.tsx';

interface RetireFormProps {
  readonly file: string;
  readonly session: Session;
  readonly record: NamedRecord;
  readonly onClose: () => void;
}

/** Asks where the old address leads, or why it is gone, and what becomes of each place that still refers to the record. */
export function RetireForm({ file, session, record, onClose }: RetireFormProps) {
  const [isGone, setGone] = useState(false);
  const [to, setTo] = useState('/');
  const [reason, setReason] = useState('');
  const [open, setOpen] = useState<readonly OpenUse[]>([]);
  const [decided, setDecided] = useState<ReadonlyMap<OpenUse, DecidedUse['decision']>>(new Map());
  const retiring = useCall('retireRecord', (answer) =>
    'open' in answer ? setOpen([...decided.keys(), ...answer.open]) : session.close(),
  );
  const addresses = useChoices('address');
  const retire = () => {
    const instead = isGone || !record.address ? { gone: reason || record.name } : { redirect: to };
    const own = [...decided].map(([use, decision]) => ({
      file: use.file,
      path: use.path,
      decision,
    }));
    retiring.mutate({ file, instead, decided: own });
  };
  const isReady = isGone ? reason.trim().length > 2 : to !== '';
  return (
    <form
      className="field"
      aria-label={`Retire ${record.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        retire();
      }}
    >
      {record.address !== undefined && (
        <fieldset>
          <legend>Who opens {record.address} then</legend>
          <label>
            <input type="radio" name="instead" checked={!isGone} onChange={() => setGone(false)} />
            comes to another page
          </label>
          <label>
            <input type="radio" name="instead" checked={isGone} onChange={() => setGone(true)} />
            reads that it is gone
          </label>
          {isGone ? (
            <>
              <label htmlFor="reason">Why it is gone</label>
              <p className="help">
                For colleagues; visitors see the page for addresses that are gone.
              </p>
              <input
                id="reason"
                value={reason}
                maxLength={200}
                onChange={({ target }) => setReason(target.value)}
              />
            </>
          ) : (
            <ChoiceView
              label="The page"
              choices={addresses.filter(({ value }) => value !== record.address)}
              value={to}
              onChoose={setTo}
            />
          )}
        </fieldset>
      )}
      {open.length > 0 && <p>These places still refer to it. Decide about each:</p>}
      <ul className="changes">
        {open.map((use) => (
          <li key={`${use.file} ${use.path.join('/')}`}>
            <UseView
              use={use}
              decision={decided.get(use)}
              onDecide={(decision) => setDecided(new Map([...decided, [use, decision]]))}
              onOpen={() => void session.open({ file: use.file, path: use.path })}
            />
          </li>
        ))}
      </ul>
      <RefusalView error={retiring.error} />
      <FormButtons
        submit={`Retire ${record.name}`}
        isPending={retiring.isPending}
        isDisabled={!isReady || open.some((use) => isOpen(decided.get(use)))}
        onClose={onClose}
      />
    </form>
  );
}

/** Whether nothing has been decided, or an empty text is to be written. */
function isOpen(decision: DecidedUse['decision'] | undefined): boolean {
  return decision === undefined || (decision !== 'remove' && decision.use.trim() === '');
}
