import type { SectionProps } from '../../../generated/sections.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Breakable } from '../ui/breakable.tsx';
import { IconDisc } from '../ui/icon.tsx';

type Entries = SectionProps['contact-details']['entries'];

interface ContactEntriesProps {
  entries: Entries;
  className?: string | undefined;
}

/** Ways to reach the dealer, each with its name. */
export function ContactEntries({ entries, className = '' }: ContactEntriesProps) {
  return (
    <dl className={`grid grid-cols-1 ${className}`.trim()}>
      {entries.map((entry) => (
        <Entry key={entry.label} entry={entry} />
      ))}
    </dl>
  );
}

function Entry({ entry }: { entry: Entries[number] }) {
  const { icon, label, lines, action } = entry;
  return (
    <div className="contact-entry">
      <dt className="text-caption">
        {icon && <IconDisc name={icon} />}
        {label}
      </dt>
      {lines.map((line) => (
        <dd key={line} className="font-semibold">
          <Breakable text={line} />
        </dd>
      ))}
      {action && (
        <dd>
          <ActionLink action={action} style="quiet" about={label} />
        </dd>
      )}
    </div>
  );
}
