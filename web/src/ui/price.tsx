interface PriceProps {
  /** The price as printed. */
  value: string;
  /** Said before the price, such as "Starting at". */
  label?: string | undefined;
  className?: string | undefined;
}

/** A price in large figures of even width. */
export function Price({ value, label, className = '' }: PriceProps) {
  return (
    <p
      className={`font-display text-figure font-bold text-heading tabular-nums ${className}`.trim()}
    >
      {label && (
        <span className="block font-text text-legal font-normal text-caption">{label}</span>
      )}
      {value}
    </p>
  );
}
