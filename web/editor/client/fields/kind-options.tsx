import type { Kind } from '../../../../codegen/form/field.ts';

/** The kinds to choose from, under what they are about if they are sorted. */
export function KindOptions({ kinds }: { readonly kinds: readonly Kind[] }) {
  const options = kinds.map(({ label, group }, index) => ({ label, group, index }));
  const groups = Map.groupBy(options, ({ group }) => group);
  const first = [...groups].sort(([one = ''], [other = '']) => one.localeCompare(other));
  return first.map(([group, own]) => {
    const shown = own.map(({ label, index }) => (
      <option key={label} value={index}>
        {label}
      </option>
    ));
    return group === undefined ? (
      shown
    ) : (
      <optgroup key={group} label={group}>
        {shown}
      </optgroup>
    );
  });
}
