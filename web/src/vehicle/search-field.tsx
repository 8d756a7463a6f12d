import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FieldLabel } from '../ui/field-label.tsx';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  /** True if the form itself has just changed the address. */
  isOwnStep: RefObject<boolean>;
  /** Called once typing pauses. */
  onType: (field: HTMLInputElement) => void;
}

/** Short enough to feel immediate, long enough to save a render per letter. */
const debounceMilliseconds = 150;

/** A search box that keeps its own text while typing, and follows the address otherwise. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, isOwnStep, onType } = props;
  const { key } = useLocation();
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step may lead to an address with the same search
  useEffect(() => {
    if (!isOwnStep.current) {
      clearTimeout(timer.current);
      setTyped(value);
    }
    isOwnStep.current = false;
  }, [value, key]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (field: HTMLInputElement) => {
    setTyped(field.value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onType(field), debounceMilliseconds);
  };
  return (
    <div className="col-span-full flex-[2_1_11rem] md:col-auto min-[72rem]:label-inside">
      <FieldLabel htmlFor="filter-search">{label}</FieldLabel>
      <input
        id="filter-search"
        type="search"
        maxLength={200}
        name="search"
        value={typed}
        placeholder={placeholder}
        className="field md:h-11 md:min-h-0 md:px-2.5 md:py-0"
        onChange={({ currentTarget }) => type(currentTarget)}
      />
    </div>
  );
}
