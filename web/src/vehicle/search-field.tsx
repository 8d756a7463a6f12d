import { useEffect, useRef, useState } from 'react';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onType: (value: string) => void;
}

/** Short enough to feel immediate, long enough to save a render for each letter. */
const debounceMilliseconds = 150;

/** A search box that keeps its own text while typing, and follows the address otherwise. */
export function SearchField({ label, placeholder, value, onType }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const latest = useRef(onType);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  // The filters may change between a key and the end of its debounce.
  useEffect(() => {
    latest.current = onType;
  }, [onType]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = text;
      latest.current(text);
    }, debounceMilliseconds);
  };
  return (
    <div>
      <label htmlFor="filter-search" className="mb-1 block font-semibold text-heading text-legal">
        {label}
      </label>
      <input
        id="filter-search"
        type="search"
        name="search"
        value={typed}
        placeholder={placeholder}
        className="field"
        onChange={(event) => type(event.currentTarget.value)}
      />
    </div>
  );
}
