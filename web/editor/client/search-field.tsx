interface SearchFieldProps {
  readonly sought: string;
  readonly setSought: (sought: string) => void;
}

/** The field at the head of a sheet that is searched; whoever opens the sheet types at once. */
export function SearchField({ sought, setSought }: SearchFieldProps) {
  return (
    <label className="field">
      Search
      <input
        ref={(input) => input?.focus()}
        type="search"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
    </label>
  );
}
