import type { SpecificationRow } from './specification-rows.ts';

interface VehicleFiguresProps {
  facts: readonly SpecificationRow[];
  /** Shown if no figure is known. */
  unknown: string | undefined;
}

/** The deciding figures, large, each with its unit small. */
export function VehicleFigures({ facts, unknown }: VehicleFiguresProps) {
  if (facts.length === 0) return unknown ? <p className="mt-4 text-muted">{unknown}</p> : null;
  return (
    <dl className="mt-5 flex flex-wrap gap-y-3 border-divider border-y py-3.5">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-[1_0_auto] flex-col-reverse justify-end border-divider not-first:border-s px-4 first:ps-0"
        >
          <dt className="text-caption text-ui/body">{label}</dt>
          <Figure value={value} />
        </div>
      ))}
    </dl>
  );
}

const large =
  'whitespace-nowrap font-bold font-display text-[clamp(2.25rem,4vw,2.75rem)]/[1.1] text-heading tabular tracking-[-0.02em] print:text-[16pt]!';

/** `50 miles` as a large 50 and a small unit. */
function Figure({ value }: { value: string }) {
  const [, figure, unit] = /^([\d.,]+) (.+)$/.exec(value) ?? [];
  if (!figure) return <dd className={large}>{value}</dd>;
  return (
    <dd className={large}>
      {figure} <span className="-ms-[0.2em] text-[0.45em] tracking-[0]">{unit}</span>
    </dd>
  );
}
