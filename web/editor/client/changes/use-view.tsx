import type { DecidedUse, OpenUse } from '../../calls/changes/shown.ts';
import { fileName } from '../file-name.ts';
import { ChoiceView, useChoices } from './choice-view.tsx';

interface UseViewProps {
  readonly use: OpenUse;
  readonly decision: DecidedUse['decision'] | undefined;
  readonly onDecide: (decision: DecidedUse['decision']) => void;
  readonly onOpen: () => void;
}

/** A place that still refers to a record, and what is to become of it. */
export function UseView({ use, decision, onDecide, onOpen }: UseViewProps) {
  const { label, text, file, noun } = use;
  const choices = useChoices(noun);
  const isText = noun === 'fact';
  const other = typeof decision === 'object' ? decision.use : '';
  return (
    <>
      <strong>
        {label} <small>{fileName(file)}</small>
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
          <textarea
            rows={3}
            value={decision === undefined ? text : other}
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
