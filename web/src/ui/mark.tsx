/** Id of the dealer's mark, which the header of every page brings along. */
const markId = 'mark';

/** Where a drawing finds the mark. */
export const markAddress = `#${markId}`;

interface MarkDrawingProps {
  /** What a pen draws on a square of 24 by 24. */
  path: string;
}

/** The drawing itself, once a page. */
export function MarkDrawing({ path }: MarkDrawingProps) {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <symbol id={markId} viewBox="0 0 24 24">
        <path d={path} />
      </symbol>
    </svg>
  );
}

interface MarkProps {
  size?: number | undefined;
  className?: string | undefined;
}

/** The dealer's mark beside words: hidden from assistive technology. */
export function Mark({ size = 22, className = '' }: MarkProps) {
  return (
    <svg width={size} height={size} className={`mark ${className}`.trim()} aria-hidden="true">
      <use href={markAddress} />
    </svg>
  );
}
