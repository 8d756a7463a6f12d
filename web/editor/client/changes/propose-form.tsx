import { useState } from 'react';
import type { Plan, Proposed } from '../../../../changes/propose/propose.ts';
import type { Refused } from '../../calls/changes/shown.ts';
import { act } from '../edit-calls.ts';
import { FormButtons } from './form-buttons.tsx';
import { RefusalView } from './refusal-view.tsx';

/** Asks what the changes are for, says what will be done with them, and does it. */
export function ProposeForm({ onClose }: { onClose: () => void }) {
  const [sentence, setSentence] = useState('');
  const [plan, setPlan] = useState<Plan | Refused>();
  const [done, setDone] = useState<Proposed | Refused>();
  const [isBusy, setBusy] = useState(false);
  const next = async () => {
    setBusy(true);
    if (plan && !('refused' in plan)) setDone(await act('propose', sentence));
    else setPlan(await act('plan', sentence));
    setBusy(false);
  };
  if (done && !('refused' in done))
    return (
      <div className="message" role="status">
        <p>{done.words}</p>
        {done.address !== undefined && (
          <p>
            <a href={done.address} target="_blank" rel="noreferrer">
              {done.address}
            </a>
          </p>
        )}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    );
  const isPlanned = plan !== undefined && !('refused' in plan);
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        void next();
      }}
    >
      <label htmlFor="what-for">What are these changes for?</label>
      <p className="help">
        One sentence, for whoever reads them. It names the branch and the commit.
      </p>
      <input
        id="what-for"
        ref={(input) => input?.focus()}
        value={sentence}
        maxLength={200}
        onChange={({ target }) => {
          setSentence(target.value);
          setPlan(undefined);
        }}
      />
      {[plan, done].map(
        (each) => each && 'refused' in each && <RefusalView key={each.refused} refusal={each} />,
      )}
      {isPlanned && (
        <div role="status">
          <p>This will be done:</p>
          <ol>
            {plan.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <details>
            <summary>The files</summary>
            <ul>
              {plan.files.map((file) => (
                <li key={file}>{file}</li>
              ))}
            </ul>
          </details>
        </div>
      )}
      <FormButtons
        submit={isPlanned ? 'Propose' : 'Go on'}
        isDisabled={isBusy || sentence.trim().length < 3}
        onClose={onClose}
      />
    </form>
  );
}
