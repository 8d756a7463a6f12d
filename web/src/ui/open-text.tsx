import type { OpeningTimes } from '../../../generated/sections.ts';

interface OpenTextProps {
  times: OpeningTimes;
  text: string;
  closedText: string;
  closedTodayText: string;
  className: string;
}

/**
 * Whether a department is open, or when it opens: filled by a script, and empty without. What holds on any day is in the hours.
 * Where a page comes to life, what the script has written stays.
 */
export function OpenText({ times, text, closedText, closedTodayText, className }: OpenTextProps) {
  const { week, weekdays, timezone, locale, exceptions } = times;
  return (
    <span
      className={className}
      data-week={week}
      data-weekdays={weekdays}
      data-timezone={timezone}
      data-locale={locale}
      data-exceptions={exceptions}
      data-text={text}
      data-closed={closedText}
      data-closed-today={closedTodayText}
      suppressHydrationWarning
    >
      {''}
    </span>
  );
}
