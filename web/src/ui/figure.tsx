/** A figure as large as it sells, such as `45 miles`: the unit is small beside its number. */
export function Figure({ value }: { value: string }) {
  const [, number = value, unit] = /^([^\sa-z]+)\s+([^\s\d]\D*)$/i.exec(value) ?? [];
  return (
    <span className="font-display text-[clamp(2.5rem,4vw,3.5rem)]/[1.05] font-bold tracking-[-0.02em] text-heading tabular">
      {number}
      {unit && <span className="-ms-[0.2em] text-[0.45em] tracking-[0]"> {unit}</span>}
    </span>
  );
}
