import { useState } from 'react';
import type { NamedPart, NamedRecord } from '../../calls/changes/shown.ts';
import type { Session } from '../session.ts';
import { NameForm } from './name-form.tsx';

interface PartsViewProps {
  readonly file: string;
  readonly session: Session;
  readonly record: NamedRecord;
  readonly onRenamed: () => unknown;
}

/** What stands inside a file by a name of its own, such as the series of a brand: each can be called otherwise. */
export function PartsView({ file, session, record, onRenamed }: PartsViewProps) {
  const [chosen, setChosen] = useState<NamedPart>();
  const close = () => {
    setChosen(undefined);
    onRenamed();
  };
  return (
    <details>
      <summary>
        Names in this file <small>{record.parts.length}</small>
      </summary>
      <ul className="changes">
        {record.parts.map((part) => (
          <li key={`${part.noun} ${part.id}`}>
            {part === chosen ? (
              <NameForm {...{ file, session, record, part, onClose: close }} />
            ) : (
              <button type="button" onClick={() => setChosen(part)}>
                Rename {part.name} <small>{part.noun}</small>
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
