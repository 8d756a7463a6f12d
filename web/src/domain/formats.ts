interface FormatSettings {
  readonly locale: string;
  readonly currency: string;
}

/** What prints numbers, prices and dates, and sorts names, by the habits of a locale. */
export function createFormats({ locale, currency }: FormatSettings) {
  const money = { style: 'currency', currency } as const;
  const prices = lazily(
    () => new Intl.NumberFormat(locale, { ...money, maximumFractionDigits: 0 }),
  );
  const amounts = lazily(() => new Intl.NumberFormat(locale, money));
  // A day is printed as the calendar of its author had it, wherever the page is rendered.
  const dates = lazily(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  );
  const names = lazily(() => new Intl.Collator(locale, { numeric: true }));
  return {
    /** An amount of money without its smaller part: `$1,250`. */
    formatPrice: (amount: number) => prices().format(amount),

    /** An amount of money with its smaller part: `$194.51`. */
    formatAmount: (amount: number) => amounts().format(amount),

    /** An amount as a price, and with its smaller part where it has one: `$40`, `$40.25`. */
    formatSum: (amount: number) =>
      Number.isInteger(amount) ? prices().format(amount) : amounts().format(amount),

    /** A figure with thousands separated and exactly so many decimals. */
    formatFigure: (value: number, decimals: number) =>
      value.toLocaleString(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),

    /** `2025-01-23` as `January 23, 2025`. */
    formatDate: (date: string) => dates().format(new Date(date)),

    /** Compares two names, and numbers in them by value. */
    compareNames: (one: string, other: string) => names().compare(one, other),
  };
}

/** Makes a thing when it is first needed: a slow phone takes 20 to 150 ms for one of these, and most pages need one. */
function lazily<Thing>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
