import type { Session } from './session.ts';
import type { Shown } from './shown.ts';

/** What keeps the changes of a form from being saved, and what can be done about it. */
export function UnsavedView({ session, shown }: { session: Session; shown: Shown }) {
  const { answer, file = '', changes, unanswered } = shown;
  const { refused, unread, conflict, messages = [] } = answer ?? {};
  const wrong = messages.filter(({ isError }) => isError);
  const [first] = conflict ? [{ path: conflict.path }] : unread === undefined ? wrong : [];
  const isKept = changes.length > 0;
  const why = unanswered === undefined ? (unread ?? refused) : lostWords(unanswered, isKept);
  if (why === undefined && !(isKept && first)) return null;
  const todo = conflict ? ': one to decide' : first && `: ${wrong.length} to correct`;
  const place = first && 'place' in first ? first.place : undefined;
  return (
    <footer>
      {why !== undefined && (
        <p className="message error" role="alert">
          {why}
        </p>
      )}
      {isKept && <p>Not saved yet{todo}.</p>}
      {isKept && first && (
        <button
          type="button"
          onClick={() => void session.open(place ?? { file, path: first.path })}
        >
          Show it
        </button>
      )}
      {isKept && !first && (
        <button type="button" onClick={() => void session.commit()}>
          Try again
        </button>
      )}
      {isKept && (
        <button type="button" onClick={() => void session.discard()}>
          Forget my changes
        </button>
      )}
    </footer>
  );
}

function lostWords(unanswered: string, isKept: boolean): string {
  return isKept ? `Not saved: ${unanswered} What you typed is kept here.` : unanswered;
}
