import type { SectionProps } from '../../../generated/sections.ts';
import { estimatePayment } from '../domain/payment.ts';
import { fillText, formatNumber, formatPrice } from '../domain/quantity.ts';

type Monthly = NonNullable<SectionProps['vehicle-detail']['monthly']>;

/**
 * A vehicle's monthly payment without cents, with all its terms; undefined without a price, or if nothing is left to finance.
 * That of the lowest of several prices is said as such.
 */
export function monthlyText(
  price: number | undefined,
  texts: Monthly,
  lowest = '{n}',
): string | undefined {
  if (price === undefined) return undefined;
  const downPayment = Number(texts.downPayment.figure);
  const apr = Number(texts.apr.figure);
  const months = Number(texts.months.figure);
  const loan = { price, downPayment, apr, months, taxRate: 0, fees: 0 };
  const { financed, monthly } = estimatePayment(loan);
  if (financed === 0) return undefined;
  return [
    fillText(texts.payment, { n: fillText(lowest, { n: formatPrice(monthly) }) }),
    fillText(texts.downPayment.text, { n: formatPrice(downPayment) }),
    fillText(texts.apr.text, { n: formatNumber(apr) }),
    fillText(texts.months.text, { n: formatNumber(months) }),
  ].join(', ');
}
