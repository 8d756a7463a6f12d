import type { KeyboardEvent, ReactNode } from 'react';

/** What a button and its keys do to the marks of a text. */
export interface Command {
  readonly name: string;
  readonly sign: ReactNode;
  readonly keys: string;
  readonly run: () => void;
}

/** The keys that are pressed, as `Ctrl+B`; the command key of a Mac is as good. */
export function keysOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string {
  const modifiers = [
    (ctrlKey || metaKey) && 'Ctrl',
    altKey && 'Alt',
    shiftKey && 'Shift',
    key.length === 1 ? key.toUpperCase() : key,
  ];
  return modifiers.filter(Boolean).join('+');
}

interface MarkButtonsProps {
  readonly label: string;
  readonly commands: readonly Command[];
}

/** The buttons above a text that takes marks. */
export function MarkButtons({ label, commands }: MarkButtonsProps) {
  return (
    <div className="marks" role="toolbar" aria-label={`Marks of ${label}`}>
      {commands.map(({ name, sign, keys, run }) => (
        <button
          key={name}
          type="button"
          className="quiet"
          aria-label={name}
          aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
          title={`${name} (${keys})`}
          // The text keeps the focus, and its keys do the same.
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
