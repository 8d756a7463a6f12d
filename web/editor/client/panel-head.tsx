import type { PageFrame } from './page-frame.ts';

interface PanelHeadProps {
  readonly file: string;
  /** Where the form was opened at, as an editor on this machine opens it. */
  readonly place: string | undefined;
  readonly frame: PageFrame;
  /** The link that stands where the form was opened from. */
  readonly link: string | undefined;
}

/** What a form is about, and where else that leads. */
export function PanelHead({ file, place, frame, link }: PanelHeadProps) {
  return (
    <>
      <p className="help">
        {file}{' '}
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
    </>
  );
}
