import type { Navigation } from '../../../generated/sections.ts';
import { Icon } from '../ui/icon.tsx';

/** The line over the header: when the dealer is open. */
export function TopBar({ hours }: { hours: NonNullable<Navigation['header']['hours']> }) {
  return (
    <section aria-label={hours.name} className="top-bar tone-dark screen-only">
      <p className="container-page flex max-w-page flex-wrap items-center gap-x-3 py-1.5 md:gap-x-4 text-legal">
        <span className="inline-flex items-center gap-2 font-semibold">
          <Icon name="clock" size="small" />
          <span className="max-sm:sr-only">{hours.name}</span>
        </span>
        {hours.rows.map(({ days, hours: open }) => (
          <span key={days}>
            {days} {open}
          </span>
        ))}
      </p>
    </section>
  );
}
