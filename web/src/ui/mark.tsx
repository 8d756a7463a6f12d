/** The id of the dealer's mark, which the header of every page includes. */
const markId = 'mark';

/** The address of the mark for drawings that use it. */
export const markAddress = `#${markId}`;

interface MarkDrawingProps {
  /** The path, on a canvas of 24 by 24. */
  path: string;
}

/** The mark's definition, once per page. */
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
    <svg
      width={size}
      height={size}
      className={`shrink-0 fill-current ${className}`.trim()}
      aria-hidden="true"
    >
      <use href={markAddress} />
    </svg>
  );
}
