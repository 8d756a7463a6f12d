interface BulletListProps {
  items: readonly string[];
  className?: string | undefined;
}

/** Points as they come, without the promise a check mark makes. */
export function BulletList({ items, className = '' }: BulletListProps) {
  return (
    <ul className={`list-disc space-y-2 pl-5 marker:text-accent ${className}`.trim()}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
