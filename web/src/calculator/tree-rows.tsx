import type { IconName } from '../../../generated/content.ts';
import { Icon } from '../ui/icon.tsx';

/** More drawings would add nothing to the figure. */
const most = 30;
const perRow = 10;

interface TreeRowsProps {
  count: number;
  icon: IconName | undefined;
}

/** One small drawing per unit of a result, appearing in turn; decorative only. */
export function TreeRows({ count, icon }: TreeRowsProps) {
  const shown = Math.min(most, Math.round(count));
  if (shown < 1 || !icon) return null;
  const rows = Array.from({ length: Math.ceil(shown / perRow) }, (_, row) =>
    Array.from({ length: Math.min(perRow, shown - row * perRow) }, (_each, place) => place),
  );
  return (
    <div className="mt-4 text-good print:hidden" aria-hidden="true">
      {rows.map((row, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing but their place
          key={index}
          className="flex w-max max-w-full animate-reveal nth-2:[animation-delay:800ms] nth-3:[animation-delay:1.6s] motion-reduce:animate-none"
        >
          {row.map((place) => (
            <Icon key={place} name={icon} />
          ))}
        </div>
      ))}
    </div>
  );
}
