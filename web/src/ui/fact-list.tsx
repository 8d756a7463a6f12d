interface Fact {
  label: string;
  value: string;
}

interface FactListProps {
  facts: readonly Fact[];
  /** `row` sets large figures side by side, `table` one fact per line. */
  layout?: 'row' | 'table' | undefined;
  className?: string | undefined;
}

/** Facts as pairs of a name and a value. */
export function FactList({ facts, layout = 'row', className = '' }: FactListProps) {
  const isRow = layout === 'row';
  const list = isRow ? 'grid grid-cols-2 gap-x-4 gap-y-3' : 'divide-y divide-divider';
  return (
    <dl className={`w-full ${list} ${className}`.trim()}>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className={
            isRow ? 'flex flex-col-reverse justify-end' : 'grid grid-cols-[2fr_3fr] gap-x-4 py-3'
          }
        >
          <dt className={isRow ? 'text-legal text-caption' : 'text-ui text-caption'}>{label}</dt>
          <dd className={isRow ? 'text-ui font-semibold tabular-nums' : 'text-ui font-semibold'}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
