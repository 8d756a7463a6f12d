import { estimatePayment, type Loan, type Payment } from '../domain/payment.ts';
import {
  fillText,
  formatAmount,
  formatNumber,
  formatPrice,
  formatSum,
} from '../domain/quantity.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import type { PaymentEstimator, readLoan } from './payment-input.ts';

interface PaymentResultProps {
  estimator: PaymentEstimator;
  asked: ReturnType<typeof readLoan>;
}

/** The monthly and total cost of a loan, with everything it was calculated from. */
export function PaymentResult({ estimator, asked }: PaymentResultProps) {
  const { texts, actions } = estimator;
  const { loan, vehicle, isExample } = asked;
  const payment = loan && estimatePayment(loan);
  const subject = payment && vehicle && (
    <p className="text-ui">
      <a href={vehicle.href}>{fillText(texts.vehicle, { name: vehicle.name })}</a>
    </p>
  );
  const answer = saidOf(texts, payment);
  return (
    <CalculatorResult
      heading={isExample ? texts.example : texts.resultHeading}
      answer={answer}
      bar={
        payment && !isExample && actions
          ? { text: answer, actions: actions.slice(0, 1) }
          : undefined
      }
      isEmpty={!payment}
      isFigure={payment !== undefined}
      subject={subject}
    >
      {loan && payment && (
        <>
          <FactList
            layout="table"
            className="mt-4"
            facts={factsOf(estimator, asked.fees, loan, payment)}
          />
          <p className="mt-4 text-caption text-ui">{texts.notOffer}</p>
          {actions && <ActionRow actions={actions} className="mt-4" />}
        </>
      )}
    </CalculatorResult>
  );
}

function saidOf(texts: PaymentEstimator['texts'], payment: Payment | undefined): string {
  if (!payment) return texts.start;
  if (payment.financed === 0) return texts.covered;
  return fillText(texts.monthly, { payment: formatPrice(payment.monthly) });
}

/** The loan line by line; if nothing is financed, nothing is paid back. */
function factsOf(
  { texts, tax }: PaymentEstimator,
  fees: ReturnType<typeof readLoan>['fees'],
  loan: Loan,
  paid: Payment,
) {
  const row = (label: string, amount: number) => ({ label, value: formatSum(amount) });
  const { months, apr } = loan;
  const schedule = fillText(texts.schedule, { n: months, payment: formatAmount(paid.monthly) });
  return [
    row(texts.price, loan.price),
    ...(tax ? [row(tax.label, paid.tax)] : []),
    ...fees.map(({ label, amount }) => row(label, Number(amount))),
    row(texts.downPayment, loan.downPayment),
    ...(paid.financed > 0
      ? [
          row(texts.financed, paid.financed),
          { label: texts.apr, value: fillText(texts.rate, { n: formatNumber(apr) }) },
          { label: texts.payments, value: schedule },
          row(texts.total, paid.total),
          row(texts.interest, paid.interest),
        ]
      : []),
  ];
}
