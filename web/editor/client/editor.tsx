import { useEffect, useState, useSyncExternalStore } from 'react';
import { Bar } from './bar.tsx';
import { ChangesView } from './changes/changes-view.tsx';
import { RecordsView } from './changes/records-view.tsx';
import { DayField } from './day-field.tsx';
import { draftsBeside } from './drafts.ts';
import { isLocked as isLockedNow } from './edit-calls.ts';
import { FactsView } from './facts-view.tsx';
import { KeyForm } from './key-form.tsx';
import { addressHere, type Sheet, takeSheet } from './page-address.ts';
import type { PageFrame } from './page-frame.ts';
import { devices, PageStage } from './page-stage.tsx';
import { Panel } from './panel.tsx';
import { type Around, createPointing } from './pointing.ts';
import { ProblemsView } from './problems-view.tsx';
import type { Session } from './session.ts';
import { StatusView, StuckView } from './status-view.tsx';
import { useLost } from './use-calls.ts';
import { useSaveKey } from './use-save-key.ts';

interface EditorProps {
  readonly session: Session;
  readonly frame: PageFrame;
}

/** A page in its frame, with the bar above it and the panel beside it. */
export function Editor({ session, frame }: EditorProps) {
  const shown = useSyncExternalStore(session.subscribe, session.shown);
  const lost = useLost();
  const isLocked = isLockedNow();
  const [address] = useState(addressHere() + location.hash);
  const [listed, setListed] = useState<Sheet | undefined>(takeSheet);
  const [around, setAround] = useState<Around>({});
  const [device, setDevice] = useState(0);
  useSaveKey(session);
  useEffect(() => {
    if (isLocked) return undefined;
    return frame.follow((page) =>
      createPointing(page, {
        onEscape: () => void session.close(),
        onSaid: session.say,
        onChosen(opening, chosen) {
          setAround(chosen);
          return session.open(opening);
        },
      }),
    );
  }, [session, frame, isLocked]);
  const leave = async () => {
    await session.close();
    location.assign(addressHere());
  };
  const { name, width } = devices[device] ?? devices[0];
  const [unsaved] = draftsBeside(shown.file);
  const close = () => setListed(undefined);
  return (
    <div className="desk">
      <Bar
        isEditing
        {...{ listed }}
        onEdit={() => void leave()}
        onSheet={(sheet) => setListed(listed === sheet ? undefined : sheet)}
      >
        {unsaved !== undefined && (
          <button
            type="button"
            className="unsaved"
            onClick={() => void session.open({ file: unsaved.file })}
          >
            Not saved
          </button>
        )}
        <StatusView {...{ shown, lost }} />
        {!isLocked && <DayField />}
        <button
          type="button"
          className="device"
          aria-label={`Width of the page: ${name}`}
          onClick={() => setDevice((device + 1) % devices.length)}
        >
          {name}
        </button>
        {(['undo', 'redo'] as const).map((way) => (
          <button
            key={way}
            type="button"
            className="step"
            aria-label={way === 'undo' ? 'Undo' : 'Redo'}
            onClick={() => void session.step(way)}
          >
            {way === 'undo' ? '↶' : '↷'}
          </button>
        ))}
      </Bar>
      {isLocked && <KeyForm />}
      <StuckView {...{ session, shown }} />
      {listed === 'Records' && <RecordsView session={session} onOpened={close} />}
      {listed === 'Facts' && <FactsView {...{ session }} onOpened={close} />}
      {listed === 'Changes' && <ChangesView session={session} />}
      {listed === 'Problems' && <ProblemsView session={session} onOpened={close} />}
      <PageStage {...{ address, width }} />
      <Panel {...{ session, shown, frame, around }} />
    </div>
  );
}
