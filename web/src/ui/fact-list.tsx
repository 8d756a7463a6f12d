interface Fact {
  label: string;
  value: string;
}

interface FactListProps {
  facts: readonly Fact[];
  /** `stack` sets each value below its label, two side by side, `table` one fact per line. */
  layout: 'stack' | 'table';
  className?: string | undefined;
}

const styles = {
  stack: {
    list: 'grid grid-cols-2 gap-x-4 gap-y-3 *:only:col-span-full',
    fact: '',
    label: 'text-ui text-caption',
    value: 'text-ui font-semibold tabular',
  },
  table: {
    list: '*:not-last:border-b *:border-divider',
    fact: 'grid grid-cols-2 gap-x-4 py-1 md:grid-cols-[2fr_3fr] md:py-3',
    label: 'text-ui text-caption',
    value: 'text-ui font-semibold',
  },
} as const;

/** Facts as pairs of a name and a value. */
export function FactList({ facts, layout, className = '' }: FactListProps) {
  const style = styles[layout];
  return (
    <dl className={`w-full ${style.list} ${className}`.trim()}>
      {facts.map(({ label, value }) => (
        <div key={label} className={style.fact}>
          <dt className={style.label}>{label}</dt>
          <dd className={style.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
