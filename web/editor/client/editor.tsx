import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ChangesView } from './changes/changes-view.tsx';
import { RecordsView } from './changes/records-view.tsx';
import { draftsBeside } from './drafts.ts';
import { isLocked as isLockedNow } from './edit-calls.ts';
import { KeyForm } from './key-form.tsx';
import { Panel } from './panel.tsx';
import { createPointing } from './pointing.ts';
import type { Session } from './session.ts';
import { StatusView, StuckView } from './status-view.tsx';
import { useAnswer, useLost } from './use-calls.ts';

/** What is listed below the bar. */
type Sheet = 'records' | 'changes' | 'problems' | undefined;

interface EditorProps {
  readonly host: HTMLElement;
  readonly session: Session;
}

/** The bar on top of every page, and the panel beside it. */
export function Editor({ host, session }: EditorProps) {
  const shown = useSyncExternalStore(session.subscribe, session.shown);
  const lost = useLost();
  const isLocked = isLockedNow();
  const outline = useRef<HTMLDivElement>(null);
  const [isEditing, setEditing] = useState(sessionStorage.getItem('editing') === 'true');
  const [listed, setListed] = useState<Sheet>();
  const { data: problems = [] } = useAnswer('problems', null);
  useEffect(() => {
    sessionStorage.setItem('editing', String(isEditing));
    if (!isEditing || isLocked || !outline.current) return undefined;
    const pointing = createPointing(host, outline.current, session.open);
    void pointing.start();
    return pointing.stop;
  }, [host, session, isEditing, isLocked]);
  const [unsaved] = draftsBeside(shown.file);
  const errors = problems.filter(({ isError }) => isError).length;
  const toggles = (sheet: Sheet) => ({
    type: 'button' as const,
    'aria-expanded': listed === sheet,
    onClick: () => setListed(listed === sheet ? undefined : sheet),
  });
  return (
    <>
      <div ref={outline} className="outline" hidden />
      <nav className="bar" aria-label="Editing">
        <button type="button" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
          Edit
        </button>
        <button {...toggles('records')}>Records</button>
        <button {...toggles('changes')}>Changes</button>
        <button {...toggles('problems')}>
          Problems <small className={errors > 0 ? 'bad' : ''}>{problems.length}</small>
        </button>
        {unsaved !== undefined && (
          <button type="button" onClick={() => void session.open({ file: unsaved.file })}>
            Not saved
          </button>
        )}
        <StatusView {...{ shown, lost }} />
        <button type="button" aria-label="Undo" onClick={() => void session.step('undo')}>
          ↶
        </button>
        <button type="button" aria-label="Redo" onClick={() => void session.step('redo')}>
          ↷
        </button>
      </nav>
      {isEditing && isLocked && <KeyForm />}
      <StuckView {...{ session, shown }} />
      {listed === 'records' && (
        <RecordsView session={session} onOpened={() => setListed(undefined)} />
      )}
      {listed === 'changes' && <ChangesView session={session} />}
      {listed === 'problems' && (
        <section className="problems" aria-label="Problems">
          {problems.length === 0 && <p>Nothing is wrong.</p>}
          {problems.map((problem) => (
            <button
              key={`${problem.file}:${problem.line}:${problem.text}`}
              type="button"
              className={problem.isError ? 'message error' : 'message'}
              onClick={() => void session.open(problem)}
            >
              {problem.text} <small>{problem.file}</small> {problem.help}
            </button>
          ))}
        </section>
      )}
      <Panel {...{ session, shown }} />
    </>
  );
}
