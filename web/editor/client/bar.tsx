import type { ReactNode } from 'react';
import type { Problem } from '../calls/problems.ts';
import { type Sheet, sheets } from './page-address.ts';

interface BarProps {
  readonly isEditing: boolean;
  readonly listed: Sheet | undefined;
  readonly problems: readonly Problem[];
  readonly onEdit: () => void;
  readonly onSheet: (sheet: Sheet) => void;
  readonly children?: ReactNode;
}

/** The bar on top of every page. */
export function Bar({ isEditing, listed, problems, onEdit, onSheet, children }: BarProps) {
  const errors = problems.filter(({ isError }) => isError).length;
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
            <small className={errors > 0 ? 'bad' : ''}> {problems.length}</small>
          )}
        </button>
      ))}
      {children}
    </nav>
  );
}
