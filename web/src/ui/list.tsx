import type { ReactNode } from 'react';
import { type MarkedText, plainText } from '../../../generated/contract/marked-text.ts';
import { Mark } from './mark.tsx';
import { Marked } from './marked.tsx';
import { Unbroken } from './unbroken.tsx';

interface PlainListProps {
  as?: 'ul' | 'ol' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A list without markers; the role stays because Safari ignores a list whose markers are styled away. */
export function PlainList({ as: Tag = 'ul', className, children }: PlainListProps) {
  return (
    <Tag role="list" className={className}>
      {children}
    </Tag>
  );
}

interface BulletListProps {
  items: readonly MarkedText[];
  className?: string | undefined;
  /** The class of the space before the items. */
  indent?: string | undefined;
}

/** The marks of a bulleted list. */
export const bullets = 'grid list-disc grid-cols-1 gap-2 marker:text-accent';

/** A bulleted list, without the promise a check mark makes. */
export function BulletList({ items, className = '', indent = 'ps-5' }: BulletListProps) {
  return (
    <ul className={`${bullets} ${indent} ${className}`.trim()}>
      {items.map((item) => (
        <li key={plainText(item)}>
          <Marked text={item} words={Unbroken} />
        </li>
      ))}
    </ul>
  );
}

const columnClasses = {
  1: 'grid-cols-1',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
} as const;

interface CheckListProps {
  items: readonly MarkedText[];
  columns?: keyof typeof columnClasses | undefined;
  className?: string | undefined;
}

/** Short points, each with the dealer's mark. */
export function CheckList({ items, columns = 1, className = '' }: CheckListProps) {
  return (
    <PlainList className={`grid gap-x-8 gap-y-3 ${columnClasses[columns]} ${className}`.trim()}>
      {items.map((item) => (
        <li key={plainText(item)} className="flex items-start gap-3">
          <Mark size={14} className="mt-[0.4em] text-accent" />
          <span className="min-w-0">
            <Marked text={item} words={Unbroken} />
          </span>
        </li>
      ))}
    </PlainList>
  );
}
