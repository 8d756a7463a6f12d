import { Icon } from './icon.tsx';
import { PlainList } from './plain-list.tsx';

const columnClasses = {
  1: 'grid-cols-1',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
} as const;

interface CheckListProps {
  items: readonly string[];
  columns?: keyof typeof columnClasses | undefined;
  className?: string | undefined;
}

/** Short points, each with a check mark. */
export function CheckList({ items, columns = 1, className = '' }: CheckListProps) {
  return (
    <PlainList className={`grid gap-x-8 gap-y-3 ${columnClasses[columns]} ${className}`.trim()}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <Icon name="circle-check" size="small" className="mt-1 text-accent" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </PlainList>
  );
}
