import { useEffect, useState } from 'react';
import type { DecidedUse, NamedRecord, OpenUse, Refused } from '../../changes/shown.ts';
import type { Choice } from '../../editing/choices.ts';
import { call, choicesOf } from '../edit-calls.ts';
import type { Session } from '../session.ts';
import { FormButtons } from './form-buttons.tsx';
import { RefusalView } from './refusal-view.tsx';

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
  const [refused, setRefused] = useState<Refused>();
  const [isBusy, setBusy] = useState(false);
  const addresses = useChoices('address');
  const retire = async () => {
    setBusy(true);
    const instead = isGone || !record.address ? { gone: reason || record.name } : { redirect: to };
    const own = [...decided].map(([use, decision]) => ({
      file: use.file,
      path: use.path,
      decision,
    }));
    const answer = await call('retireRecord', { file, instead, decided: own });
    setBusy(false);
    if ('refused' in answer) return setRefused(answer);
    setRefused(undefined);
    if ('open' in answer) return setOpen([...decided.keys(), ...answer.open]);
    await session.close();
    return undefined;
  };
  const isReady = isGone ? reason.trim().length > 2 : to !== '';
  return (
    <form
      className="field"
      aria-label={`Retire ${record.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void retire();
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
      {refused && <RefusalView refusal={refused} />}
      <FormButtons
        submit={`Retire ${record.name}`}
        isDisabled={isBusy || !isReady || open.some((use) => !decided.has(use))}
        onClose={onClose}
      />
    </form>
  );
}

interface UseViewProps {
  readonly use: OpenUse;
  readonly decision: DecidedUse['decision'] | undefined;
  readonly onDecide: (decision: DecidedUse['decision']) => void;
  readonly onOpen: () => void;
}

function UseView({ use, decision, onDecide, onOpen }: UseViewProps) {
  const { label, text, file, noun } = use;
  const choices = useChoices(noun);
  const isText = noun === 'fact';
  const other = typeof decision === 'object' ? decision.use : '';
  return (
    <>
      <strong>
        {label} <small>{file}</small>
      </strong>
      <p>{text}</p>
      <span className="order">
        <button
          type="button"
          aria-pressed={decision === 'remove'}
          onClick={() => onDecide('remove')}
        >
          Remove it
        </button>
        <button type="button" onClick={onOpen}>
          Open
        </button>
      </span>
      {isText ? (
        <label>
          Or write instead
          <input
            value={other}
            maxLength={2000}
            onChange={({ target }) => onDecide({ use: target.value })}
          />
        </label>
      ) : (
        <ChoiceView
          label="Or refer to"
          choices={choices.filter(({ value }) => value !== text)}
          value={other}
          onChoose={(value) => onDecide({ use: value })}
        />
      )}
    </>
  );
}

interface ChoiceViewProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function ChoiceView({ label, choices, value, onChoose }: ChoiceViewProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {!choices.some((each) => each.value === value) && <option value="">Choose…</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label} ({choice.value})
          </option>
        ))}
      </select>
    </label>
  );
}

function useChoices(noun: string): readonly Choice[] {
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  useEffect(() => {
    if (noun !== 'fact') void choicesOf(noun).then(setChoices);
  }, [noun]);
  return choices;
}
