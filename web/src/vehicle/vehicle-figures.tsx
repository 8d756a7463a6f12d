import type { SpecificationRow } from './specification-rows.ts';

interface VehicleFiguresProps {
  facts: readonly SpecificationRow[];
  /** Shown if no figure is known. */
  unknown: string;
}

/** The deciding figures, large, each with its unit small. */
export function VehicleFigures({ facts, unknown }: VehicleFiguresProps) {
  if (facts.length === 0) return <p className="mt-4 text-muted">{unknown}</p>;
  return (
    <dl className="vehicle-figures">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <Figure value={value} />
        </div>
      ))}
    </dl>
  );
}

/** `50 miles` as a large 50 and a small unit. */
function Figure({ value }: { value: string }) {
  const [, figure, unit] = /^([\d.,]+) (.+)$/.exec(value) ?? [];
  if (!figure) return <dd>{value}</dd>;
  return (
    <dd>
      {figure} <span className="figure-unit">{unit}</span>
    </dd>
  );
}
