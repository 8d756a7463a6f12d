import type { PrintedFact } from '../../../generated/sections.ts';

interface PriceProps {
  /** The price as printed, and which of several readings it is. */
  price: PrintedFact;
  /** Said before the price that has no other reading, such as "Starting at". */
  label?: string | undefined;
  /** True where the price is the most important figure of the page. */
  isLarge?: boolean | undefined;
  className?: string | undefined;
}

/** A price in large figures of even width. */
export function Price({ price, label, isLarge = false, className = '' }: PriceProps) {
  const size = isLarge ? 'text-figure-large' : 'text-figure';
  const said = price.label || label;
  return (
    <p
      className={`price font-display ${size} font-bold text-heading tabular-nums ${className}`.trim()}
    >
      {said && <span className="block font-text text-ui font-normal text-caption">{said}</span>}
      {price.text}
    </p>
  );
}
