import type { Impact } from '../domain/impact.ts';
import { fillText } from '../domain/quantity.ts';
import { Icon } from '../ui/icon.tsx';
import type { Calculator } from './calculator-input.ts';
import { CountUp } from './count-up.tsx';
import { impactFigures } from './impact-figures.ts';

interface ImpactResultsProps {
  calculator: Calculator;
  impact: Impact;
  headingId: string;
  /** True when the visitor has just calculated, so that figures count up and are announced. */
  isFresh: boolean;
  isCelebrating: boolean;
}

/** The six results; counting up is for the eye only, the final figures are announced once. */
export function ImpactResults(props: ImpactResultsProps) {
  const { calculator, impact, headingId, isFresh, isCelebrating } = props;
  const { texts, results, timing } = calculator;
  const figures = impactFigures(impact, texts);
  const announcement = fillText(texts.announce, {
    co2: figures.co2Saved.text(1),
    net: figures.netSavings.text(1),
  });
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="text-h3">
        {texts.resultsHeading}
      </h3>
      <p role="status" className="sr-only">
        {isFresh ? announcement : ''}
      </p>
      {isCelebrating && (
        <p className="mt-4 rounded-card bg-sun-400 p-4 font-semibold text-navy-950" data-banner>
          {texts.banner}
        </p>
      )}
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        {figures.order.map((name, index) => (
          <div
            key={name}
            className={`flex flex-col-reverse justify-end rounded-card border border-divider p-5 sm:first:col-span-2 sm:last:col-span-2 ${index === 0 ? 'tone-dark' : 'bg-surface'}`}
          >
            <dt className="flex items-center gap-2 text-caption text-ui">
              {results[name].icon && <Icon name={results[name].icon} size="small" />}
              {results[name].label}
            </dt>
            <dd
              className={`font-bold font-display text-heading tabular-nums ${index === 0 ? 'text-h2' : 'text-figure'}`}
            >
              <CountUp text={figures[name].text} milliseconds={isFresh ? timing.countUp : 0} />
              {figures[name].second && (
                <span className="block font-normal font-text text-caption text-ui">
                  {figures[name].second}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
