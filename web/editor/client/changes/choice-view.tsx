import type { Choice } from '../../calls/choices.ts';
import { useAnswer } from '../use-calls.ts';

interface ChoiceViewProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A choice of a record or a page. */
export function ChoiceView({ label, choices, value, onChoose }: ChoiceViewProps) {
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

/** What a value that names a noun may be; nothing for a text. */
export function useChoices(noun: string): readonly Choice[] {
  return useAnswer('choices', noun, noun !== 'fact').data ?? [];
}
