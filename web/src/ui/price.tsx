import type { PrintedFact } from '../../../generated/sections.ts';
import { Unbroken } from './unbroken.tsx';

const sizes = {
  small: 'text-[1.5rem]/[1.1] print:text-[13pt]/[1.15]!',
  card: 'text-[clamp(1.375rem,2.4vw,1.75rem)]/[1.2] print:text-[13pt]/[1.15]!',
  normal: 'text-figure print:text-[15pt]/[1.15]!',
  large: 'text-figure-large print:text-[22pt]/[1.15]!',
  line: 'text-[clamp(1.25rem,6vw,1.5rem)]/[1.2] print:text-[10pt]/[1.15]!',
} as const;

interface PriceProps {
  /** The price as printed, and which of several readings it is. */
  price: PrintedFact;
  /** Shown before a price that has no other reading, such as "Starting at". */
  label?: string | undefined;
  /** `large` for the most important figure of the page, `card` in a list, `line` for one among many in lines. */
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

/** A price in large tabular figures, and below it what is said of its other readings. */
export function Price({ price, label, size = 'normal', className = '' }: PriceProps) {
  const { also = [], terms = [] } = price;
  const said = price.isUnnamed ? '' : (also.length === 0 && price.label) || label;
  return (
    <>
      <p
        className={`font-bold font-display text-heading tabular ${sizes[size]} ${className}`.trim()}
        data-price=""
      >
        {said && (
          <span className="block font-normal font-text text-caption text-ui [font-variant-numeric:normal]">
            {said}
          </span>
        )}{' '}
        {price.text}
      </p>
      {[...also, ...terms].map((sentence) => (
        <p
          key={sentence}
          className={size === 'large' ? 'mt-1 text-muted text-ui' : 'text-caption text-legal'}
        >
          <Unbroken text={sentence} />
        </p>
      ))}
    </>
  );
}
