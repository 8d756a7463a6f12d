import { useState } from 'react';
import { useCall } from '../use-calls.ts';
import { FormButtons } from './form-buttons.tsx';
import { RefusalView } from './refusal-view.tsx';

interface ProposeFormProps {
  /** What is proposed unless something else is typed. */
  readonly suggested?: string;
  /** The published change that is to be taken back, if it is not what differs here. */
  readonly commit?: string;
  readonly onClose: () => void;
}

/** Asks what the changes are for, says what will be done with them, and does it. */
export function ProposeForm({ suggested = '', commit, onClose }: ProposeFormProps) {
  const [sentence, setSentence] = useState(suggested);
  const asked = { sentence, ...(commit !== undefined && { commit }) };
  const planning = useCall('plan');
  const proposing = useCall('propose');
  const [plan, done] = [planning.data, proposing.data];
  if (done)
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
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        (plan ? proposing : planning).mutate(asked);
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
          planning.reset();
        }}
      />
      <RefusalView error={proposing.error ?? planning.error} />
      {plan && (
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
        submit={plan ? 'Propose' : 'Go on'}
        isPending={planning.isPending || proposing.isPending}
        isDisabled={sentence.trim().length < 3}
        onClose={onClose}
      />
    </form>
  );
}
