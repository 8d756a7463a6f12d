import type { Session } from './session.ts';
import type { Shown } from './shown.ts';
import { useIsSaving } from './use-calls.ts';

/** What became of what was done last: something is said as long as anything is not in its file. */
export function StatusView({ shown, lost }: { shown: Shown; lost: string | null }) {
  const { note, changes, unanswered } = shown;
  const isSaving = useIsSaving();
  const said = [changes.length > 0 && 'Not saved.', unanswered ?? lost ?? note];
  return (
    <span className="note" role="status">
      {/* What is saved sooner needs no words: the style shows them after a moment. */}
      {isSaving ? (
        <span className="saving">Saving…</span>
      ) : (
        <span>{said.filter(Boolean).join(' ')}</span>
      )}
    </span>
  );
}

/** Why the last change cannot be undone, or made again, and the way past it. */
export function StuckView({ session, shown: { stuck } }: { session: Session; shown: Shown }) {
  if (!stuck) return null;
  const { way, why } = stuck;
  return (
    <section className="problems" aria-label={way === 'undo' ? 'Undo' : 'Redo'}>
      <p role="alert">
        {way === 'undo' ? 'This cannot be undone: ' : 'This cannot be done again: '}
        {why}
      </p>
      <button type="button" className="main" onClick={() => void session.step(way, 'skip')}>
        Skip this one
      </button>
      <button type="button" onClick={session.leaveStuck}>
        Leave everything as it is
      </button>
    </section>
  );
}
