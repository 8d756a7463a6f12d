import { useEffect } from 'react';
import type { Session } from './session.ts';

/** Saves what is typed in the open form when somebody presses Ctrl+S or ⌘S, as in other programs. */
export function useSaveKey(session: Session): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's' && (event.metaKey || event.ctrlKey);
      if (!isSave || event.altKey || session.shown().file === undefined) return;
      event.preventDefault();
      void session.commit();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
}
