interface SortableHeadingProps {
  text: string;
  /** How the column's cells compare; a cell's `data-value` counts before its text. */
  order: 'text' | 'number';
}

/** A column heading whose button sorts its `table[data-sortable]`; it needs a script to show. */
export function SortableHeading({ text, order }: SortableHeadingProps) {
  return (
    <th scope="col">
      <span className="without-scripts">{text}</span>
      <button type="button" className="sort-button with-scripts" data-sort={order}>
        {text}
        <span className="sort-mark" aria-hidden="true" />
      </button>
    </th>
  );
}
