interface PriceProps {
  /** The price as printed. */
  value: string;
  /** Said before the price, such as "Starting at". */
  label?: string | undefined;
  /** True where the price is the most important figure of the page. */
  isLarge?: boolean | undefined;
  className?: string | undefined;
}

/** A price in large figures of even width. */
export function Price({ value, label, isLarge = false, className = '' }: PriceProps) {
  const size = isLarge ? 'text-h2' : 'text-figure';
  return (
    <p
      className={`price font-display ${size} font-bold text-heading tabular-nums ${className}`.trim()}
    >
      {label && (
        <span className="block font-text text-legal font-normal text-caption">{label}</span>
      )}
      {value}
    </p>
  );
}
