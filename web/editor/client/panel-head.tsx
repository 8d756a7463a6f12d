import { fileName } from './file-name.ts';
import type { PageFrame } from './page-frame.ts';
import type { Around } from './pointing.ts';
import type { Session } from './session.ts';

interface PanelHeadProps {
  readonly session: Session;
  readonly file: string;
  /** Where the form was opened at, as an editor on this machine opens it. */
  readonly place: string | undefined;
  readonly frame: PageFrame;
  /** What stands around what the form was opened from. */
  readonly around: Around;
}

/** What a form is about, and where else that leads. */
export function PanelHead({ session, file, place, frame, around }: PanelHeadProps) {
  const { link, text } = around.file === file ? around : {};
  return (
    <>
      <p className="help">
        {fileName(file)}{' '}
        {place !== undefined && (
          <button
            type="button"
            className="quiet"
            onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)}
          >
            Open in your editor
          </button>
        )}
      </p>
      {link !== undefined && (
        <button type="button" onClick={() => frame.go(link)}>
          Follow the link
        </button>
      )}
      {text !== undefined && (
        <button type="button" onClick={() => void session.open(text)}>
          Change the words around it on all such pages
        </button>
      )}
    </>
  );
}

/** That what was clicked on the page of a unit is said by its model, and how to get to the unit. */
export function ModelNote({
  session,
  file,
  around,
}: Pick<PanelHeadProps, 'session' | 'file' | 'around'>) {
  const { standsInFor } = around;
  if (standsInFor === undefined || around.file !== file) return null;
  return (
    <p className="help whole">
      The unit leaves this out and has it from its model: a change here is one for all such units.{' '}
      <button
        type="button"
        className="quiet"
        onClick={() => void session.open({ file: standsInFor })}
      >
        Open the unit
      </button>
    </p>
  );
}
