import type { PrintedFact } from '../../../generated/sections.ts';

interface PriceProps {
  /** The price as printed, and which of several readings it is. */
  price: PrintedFact;
  /** Shown before a price that has no other reading, such as "Starting at". */
  label?: string | undefined;
  /** True if the price is the most important figure of the page. */
  isLarge?: boolean | undefined;
  className?: string | undefined;
}

/** A price in large tabular figures. */
export function Price({ price, label, isLarge = false, className = '' }: PriceProps) {
  const said = price.label || label;
  return (
    <p className={`${isLarge ? 'price price-large' : 'price'} ${className}`.trim()}>
      {said && <span>{said}</span>} {price.text}
    </p>
  );
}
