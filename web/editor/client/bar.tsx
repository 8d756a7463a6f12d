import type { ReactNode } from 'react';
import { type Sheet, sheets } from './page-address.ts';
import { useAnswer } from './use-calls.ts';

interface BarProps {
  readonly isEditing: boolean;
  readonly listed: Sheet | undefined;
  readonly onEdit: () => void;
  readonly onSheet: (sheet: Sheet) => void;
  readonly children?: ReactNode;
}

/** The bar on top of every page. */
export function Bar({ isEditing, listed, onEdit, onSheet, children }: BarProps) {
  const { data: problems } = useAnswer('problems', null);
  const isBad = problems?.some(({ isError }) => isError);
  return (
    <nav className="bar" aria-label="Editing">
      <button type="button" aria-pressed={isEditing} onClick={onEdit}>
        Edit
      </button>
      {sheets.map((sheet) => (
        <button
          key={sheet}
          type="button"
          aria-expanded={listed === sheet}
          onClick={() => onSheet(sheet)}
        >
          {sheet}
          {sheet === 'Problems' && (
            <small className={isBad ? 'bad' : ''}> {problems?.length}</small>
          )}
        </button>
      ))}
      {children}
    </nav>
  );
}
