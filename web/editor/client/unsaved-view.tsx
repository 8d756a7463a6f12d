import type { Session } from './session.ts';
import type { Shown } from './shown.ts';

/** What keeps the changes of a form from being saved, and what can be done about it. */
export function UnsavedView({ session, shown }: { session: Session; shown: Shown }) {
  const { answer, file = '', changes, unanswered } = shown;
  const { refused, conflict, messages = [] } = answer ?? {};
  const wrong = messages.filter(({ isError }) => isError);
  const isStopped = refused !== undefined || unanswered !== undefined;
  const [first] = conflict ? [{ path: conflict.path }] : wrong;
  if (changes.length === 0 || !(first || isStopped)) return null;
  const todo = conflict ? ': one to decide' : wrong.length > 0 && `: ${wrong.length} to correct`;
  const place = first && 'place' in first ? first.place : undefined;
  return (
    <footer>
      <p>Not saved yet{todo}.</p>
      {first && (
        <button
          type="button"
          onClick={() => void session.open(place ?? { file, path: first.path })}
        >
          Show it
        </button>
      )}
      {!first && (
        <button type="button" onClick={() => void session.commit()}>
          Try again
        </button>
      )}
      <button type="button" onClick={() => void session.discard()}>
        Forget my changes
      </button>
    </footer>
  );
}
