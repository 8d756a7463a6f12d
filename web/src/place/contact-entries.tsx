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

// On a phone the action is beside the name.
const besideName = 'max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3';

function Entry({ entry }: { entry: Entries[number] }) {
  const { icon, label, lines, action } = entry;
  return (
    <div className={`relative text-ui tabular ${icon ? 'ps-16' : ''} ${action ? besideName : ''}`}>
      <dt className="text-caption">
        {icon && <IconDisc name={icon} className="absolute start-0 top-0" />}
        {label}
      </dt>
      {lines.map((line) => (
        <dd key={line} className="font-semibold max-md:col-span-full">
          <Breakable text={line} />
        </dd>
      ))}
      {action && (
        <dd className="max-md:col-start-2 max-md:row-start-1 max-md:-my-2.5">
          <ActionLink action={action} style="quiet" about={label} />
        </dd>
      )}
    </div>
  );
}
