import { readQueryValue } from '../../../generated/contract/routes.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import type { Loan } from '../domain/payment.ts';
import { isAccepted, readNumber } from './read-number.ts';

/** The estimator as content describes it. */
export type PaymentEstimator = SectionProps['payment-estimator'];

/** What calculates with it: the fields, the dealer's tax and fees, and the vehicles that an address may name. */
type Terms = Pick<PaymentEstimator, 'inputs' | 'tax' | 'fees' | 'vehicles'>;

/** What stands in the fields; a field without a value is empty. */
interface LoanFields {
  readonly price: number | undefined;
  readonly down: number;
  readonly apr: number | undefined;
  readonly months: number;
}

/** What an address asks for. */
interface AskedLoan {
  readonly fields: LoanFields;
  /** The vehicle that it names. */
  readonly vehicle: PaymentEstimator['vehicles'][number] | undefined;
  /** The loan, where the address asks for one that can be calculated. */
  readonly loan: Loan | undefined;
}

/** Reads the loan of a query, field by field; what is left out or refused is as at first. */
export function readLoan(query: URLSearchParams, terms: Terms): AskedLoan {
  const { inputs, vehicles, tax, fees = [] } = terms;
  const named = vehicles.find(({ id }) => id === readQueryValue(query, 'vehicle'));
  const limits = (min: unknown, max: unknown) => ({ min: Number(min), max: Number(max) });
  const accepted = {
    vehicle: named,
    price: readNumber(query, 'price', limits(inputs.price.min, inputs.price.max)),
    down: readNumber(query, 'down', limits(0, inputs.price.max)),
    apr: readNumber(query, 'apr', limits(0, inputs.apr.max)),
    months: termsOf(inputs.months).find((each) => String(each) === readQueryValue(query, 'months')),
  };
  const fields = {
    price: accepted.price ?? named?.price,
    down: accepted.down ?? Number(inputs.downPayment.default),
    // A loan for nothing is a promise that nobody has made: it is not what the form begins with.
    apr: accepted.apr ?? (Number(inputs.apr.default) || undefined),
    months: accepted.months ?? Number(inputs.months.default),
  };
  const { price, apr } = fields;
  const isAsked = isAccepted(query, accepted) && price !== undefined && apr !== undefined;
  return {
    fields,
    // A price that the visitor has typed is not that of the vehicle.
    vehicle: named?.price === price ? named : undefined,
    loan: isAsked
      ? {
          price,
          downPayment: fields.down,
          taxRate: Number(tax?.rate ?? 0),
          fees: fees.reduce((sum, { amount }) => sum + Number(amount), 0),
          apr,
          months: fields.months,
        }
      : undefined,
  };
}

/** The loans there are, from the shortest to the longest, in months. */
export function termsOf({ min, max, step }: PaymentEstimator['inputs']['months']): number[] {
  const [shortest, longest, each] = [Number(min), Number(max), Math.max(1, Number(step))];
  const count = Math.ceil((longest - shortest) / each);
  return [...Array.from({ length: count }, (_, index) => shortest + index * each), longest];
}
