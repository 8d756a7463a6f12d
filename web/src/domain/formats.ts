interface FormatSettings {
  readonly locale: string;
  readonly currency: string;
}

/** Creates formatters for numbers, prices and dates, and a comparison for names, in a locale. */
export function createFormats({ locale, currency }: FormatSettings) {
  const money = { style: 'currency', currency } as const;
  const prices = lazily(
    () => new Intl.NumberFormat(locale, { ...money, maximumFractionDigits: 0 }),
  );
  const amounts = lazily(() => new Intl.NumberFormat(locale, money));
  // A date prints as its author wrote it, in whatever time zone the page is rendered.
  const dates = lazily(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  );
  const signs = lazily(() => signsIn(locale));
  const names = lazily(() => new Intl.Collator(locale, { numeric: true }));
  return {
    /** An amount of money without cents: `$1,250`. */
    formatPrice: (amount: number) => prices().format(amount),

    /** An amount of money with cents: `$194.51`. */
    formatAmount: (amount: number) => amounts().format(amount),

    /** A price, with cents only if it has any: `$40`, `$40.25`. */
    formatSum: (amount: number) =>
      Number.isInteger(amount) ? prices().format(amount) : amounts().format(amount),

    /** A figure with as many decimals as it has, up to three: `6.9`. */
    formatNumber: (value: number) => value.toLocaleString(locale),

    /** A figure with thousands separators and a fixed number of decimals. */
    formatFigure: (value: number, decimals: number) =>
      value.toLocaleString(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),

    /** `2025-01-23` as `January 23, 2025`. */
    formatDate: (date: string) => dates().format(new Date(date)),

    /** The figure that a printed text begins with: `1,045 miles` is 1045. What begins otherwise is no figure. */
    readFigure: (text: string) => {
      const [digits] = leadingFigure.exec(text) ?? [];
      if (digits === undefined) return undefined;
      const { group, decimal } = signs();
      const figure = Number(digits.replaceAll(group, '').replace(decimal, '.'));
      return Number.isNaN(figure) ? undefined : figure;
    },

    /** Compares two names, with numbers in them by value. */
    compareNames: (one: string, other: string) => names().compare(one, other),
  };
}

/** A figure at the start of a text, with whatever signs a locale puts into it. */
const leadingFigure = /^\d(?:[\d.,'’\u00a0\u202f]*\d)?(?!\w)/;

/** The signs within figures as a locale prints them. */
function signsIn(locale: string) {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(11_111.5);
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: signOf('group'), decimal: signOf('decimal') };
}

/** Creates a formatter on first use: each takes 20 to 150 ms on a slow phone, and most pages need only one. */
function lazily<Thing>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
