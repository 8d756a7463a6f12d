/** What is bought and how it is paid; amounts of money, rates in percent. */
export interface Loan {
  readonly price: number;
  readonly downPayment: number;
  /** What is added to the price: its tax in percent, and the total of the fees. */
  readonly taxRate: number;
  readonly fees: number;
  readonly apr: number;
  readonly months: number;
}

/** Amounts of money. The monthly payment is not rounded, so that the total matches the formula. */
export interface Payment {
  readonly tax: number;
  /** 0 if the down payment covers everything. */
  readonly financed: number;
  readonly monthly: number;
  readonly total: number;
  readonly interest: number;
}

/** The cost of a loan in equal monthly payments: each month bears a twelfth of the APR on what is still owed. */
export function estimatePayment(loan: Loan): Payment {
  const { price, downPayment, taxRate, fees, apr, months } = loan;
  const tax = toCents((price * taxRate) / 100);
  const financed = Math.max(0, toCents(price + tax + fees - downPayment));
  const rate = apr / 1200;
  // Equals 1 - (1 + rate) ** -months, but is exact for the smallest rates too.
  const share = rate === 0 ? 1 / months : rate / -Math.expm1(-months * Math.log1p(rate));
  const monthly = financed * share;
  const total = monthly * months;
  return { tax, financed, monthly, total, interest: rate === 0 ? 0 : total - financed };
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
