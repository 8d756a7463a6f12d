import type { Navigation } from '../../../generated/sections.ts';
import { isShown } from '../domain/local-time.ts';
import { TextAction } from '../ui/action-link.tsx';
import { Marked } from '../ui/marked.tsx';

interface SiteNoticeProps {
  notice: NonNullable<Navigation['notices']>[number];
  timezone: string;
  now: Date;
}

/**
 * What the dealer says on every page for some days. If these are not settled yet, a script shows or hides it on the day,
 * whenever the page was made.
 */
export function SiteNotice({ notice, timezone, now }: SiteNoticeProps) {
  const { text, link, from, until } = notice;
  const isDated = until !== undefined;
  if (isDated && !isShown({ until, timezone }, now)) return null;
  return (
    <aside
      className="bg-sun-400 text-navy-950 print:hidden links:text-inherit"
      hidden={isDated && !isShown({ from, until, timezone }, now)}
      data-from={from}
      data-until={until}
      data-timezone={isDated ? timezone : undefined}
    >
      <p className="container-page flex flex-wrap items-center justify-center gap-x-3 py-2 font-semibold text-ui">
        {typeof text === 'string' ? (
          text
        ) : (
          <span>
            <Marked text={text} />
          </span>
        )}
        {link && <TextAction action={link} />}
      </p>
    </aside>
  );
}
