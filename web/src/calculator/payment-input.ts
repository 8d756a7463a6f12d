import { readQueryValue } from '../../../generated/contract/routes.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import type { Loan } from '../domain/payment.ts';
import { acceptedQuery, isAccepted, isUnasked, readNumber } from './read-number.ts';

/** The estimator as content describes it. */
export type PaymentEstimator = SectionProps['payment-estimator'];

/** What the calculation needs: the fields, the dealer's tax and fees, and the vehicles an address may name. */
type Terms = Pick<PaymentEstimator, 'inputs' | 'tax' | 'fees' | 'vehicles'>;

/** The fields' values; undefined is empty. */
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
  /** True if the price is that of the example. */
  readonly isExample: boolean;
  /** What the dealer charges, and the place where the vehicle is. */
  readonly fees: NonNullable<PaymentEstimator['fees']>;
  /** The loan that the address asks for, or that of the example, if it can be calculated. */
  readonly loan: Loan | undefined;
}

/** Reads a loan from a query, field by field; a missing or invalid value gets its initial one. */
export function readLoan(query: URLSearchParams, terms: Terms): AskedLoan {
  const { inputs, tax } = terms;
  const accepted = acceptedLoan(query, terms);
  const named = accepted.vehicle;
  // What is wrong beside something else is not answered with an example.
  const isRead = isUnasked(accepted) || isAccepted(query, accepted);
  const example = isRead ? inputs.price.default : undefined;
  const fields = {
    price: accepted.price ?? named?.price ?? (example === undefined ? undefined : Number(example)),
    down: accepted.down ?? Number(inputs.downPayment.default),
    // A loan at 0 percent is an offer nobody has made: the form does not start with it.
    apr: accepted.apr ?? (Number(inputs.apr.default) || undefined),
    months: accepted.months ?? Number(inputs.months.default),
  };
  const { price, apr } = fields;
  // A price the visitor typed is not the vehicle's.
  const vehicle = named?.price === price ? named : undefined;
  const fees = [...(terms.fees ?? []), ...(vehicle?.fees ?? [])];
  const isAsked = isRead && price !== undefined && apr !== undefined;
  return {
    fields,
    isExample: accepted.price === undefined && !named,
    vehicle,
    fees,
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

/** The part of a query that the estimator reads. */
export function loanQuery(query: URLSearchParams, terms: Terms): string {
  const { vehicle, ...others } = acceptedLoan(query, terms);
  return acceptedQuery(query, { vehicle: vehicle?.id, ...others });
}

function acceptedLoan(query: URLSearchParams, { inputs, vehicles }: Terms) {
  const limits = (min: unknown, max: unknown) => ({ min: Number(min), max: Number(max) });
  return {
    vehicle: vehicles.find(({ id }) => id === readQueryValue(query, 'vehicle')),
    price: readNumber(query, 'price', limits(inputs.price.min, inputs.price.max)),
    down: readNumber(query, 'down', limits(0, inputs.price.max)),
    apr: readNumber(query, 'apr', limits(0, inputs.apr.max)),
    months: termsOf(inputs.months).find((each) => String(each) === readQueryValue(query, 'months')),
  };
}

/** The terms on offer in months, from the shortest to the longest. */
export function termsOf({ min, max, step }: PaymentEstimator['inputs']['months']): number[] {
  const [shortest, longest, each] = [Number(min), Number(max), Math.max(1, Number(step))];
  const count = Math.ceil((longest - shortest) / each);
  return [...Array.from({ length: count }, (_, index) => shortest + index * each), longest];
}
