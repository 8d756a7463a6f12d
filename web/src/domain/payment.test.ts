import { describe, expect, test } from 'vitest';
import { numbersIn, readGolden } from './golden/read-golden.ts';
import { estimatePayment, type Loan, type Payment } from './payment.ts';

// Amortized month by month in decimals, and rounded to cents.
const rows = readGolden('payment', (cells) => numbersIn(cells) as unknown as Loan & Payment);

const inCents = (payment: Payment) =>
  Object.fromEntries(Object.entries(payment).map(([name, value]) => [name, value.toFixed(2)]));

describe('a payment', () => {
  test.for(rows)('of $price less $downPayment at $apr % over $months months', (row) => {
    const { tax, financed, monthly, total, interest } = row;
    const wanted = inCents({ tax, financed, monthly, total, interest });
    expect(inCents(estimatePayment(row))).toEqual(wanted);
  });

  test('has a table of forty rows and more', () => {
    expect(rows.length).toBeGreaterThanOrEqual(40);
  });
});
