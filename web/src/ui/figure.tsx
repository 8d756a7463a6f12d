/** A figure as large as it sells, such as `45 miles`: the unit is small beside its number. */
export function Figure({ value }: { value: string }) {
  const [, number = value, unit] = /^([^\sa-z]+)\s+([^\s\d]\D*)$/i.exec(value) ?? [];
  return (
    <span className="figure">
      {number}
      {unit && <span className="-ms-[0.2em] text-[0.45em] tracking-[0]"> {unit}</span>}
    </span>
  );
}
