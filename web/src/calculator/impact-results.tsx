import type { IconName } from '../../../generated/content.ts';
import type { Impact } from '../domain/impact.ts';
import { fillText } from '../domain/quantity.ts';
import { Heading } from '../ui/heading-level.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Calculator } from './calculator-input.ts';
import { CountUp } from './count-up.tsx';
import { type ImpactFigures, impactFigures } from './impact-figures.ts';

interface ImpactResultsProps {
  calculator: Calculator;
  impact: Impact;
  headingId: string;
  /** True if the visitor has just calculated, so that figures count up and are announced. */
  isFresh: boolean;
  isCelebrating: boolean;
}

/** The six results; counting up is visual only, the final figures are announced once. */
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
      <Heading id={headingId} className="text-h3">
        {texts.resultsHeading}
      </Heading>
      <p role="status" className="sr-only">
        {isFresh ? announcement : ''}
      </p>
      {/* What the banner leaves behind is as high as it was, so that nothing jumps. */}
      <div className="mt-3 grid items-center *:[grid-area:1/1]">
        <p className={isCelebrating ? 'invisible' : ''} aria-hidden={isFresh}>
          {announcement}
        </p>
        {isFresh && (
          <p
            className={`rounded-card bg-sun-400 px-4 py-2.5 font-semibold text-navy-950 ${isCelebrating ? '' : 'invisible'}`.trim()}
            data-banner={isCelebrating || undefined}
          >
            {texts.banner}
          </p>
        )}
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-2.5 sm:gap-4">
        {figures.order.map((name, index) => (
          <Result
            key={name}
            label={results[name]}
            figure={figures[name]}
            isFirst={index === 0}
            countUp={isFresh ? timing.countUp : 0}
          />
        ))}
      </dl>
      <TreeRows trees={impact.treesEquivalent} icon={results.treesEquivalent.icon} />
    </section>
  );
}

interface ResultProps {
  label: Calculator['results']['co2Saved'];
  figure: ImpactFigures['co2Saved'];
  isFirst: boolean;
  /** How long its figure counts up, in milliseconds. */
  countUp: number;
}

function Result({ label, figure, isFirst, countUp }: ResultProps) {
  return (
    <div
      className={`flex flex-col-reverse justify-end rounded-card border border-divider p-3.5 first:col-span-2 last:col-span-2 sm:p-5 ${isFirst ? 'ground-dark' : 'bg-surface'}`}
    >
      <dt className="flex items-center gap-2 text-caption text-ui">
        {label.icon && <Icon name={label.icon} size="small" />}
        {label.label}
      </dt>
      <dd
        className={`font-bold font-display text-heading tabular ${isFirst ? 'text-h2' : 'text-figure'}`}
      >
        <CountUp text={figure.text} milliseconds={countUp} />
        {figure.second && (
          <span className="block font-normal font-text text-caption text-ui">{figure.second}</span>
        )}
      </dd>
    </div>
  );
}

/** More drawings would add nothing to the figure. */
const most = 30;
const mostPerRow = 10;

interface TreeRowsProps {
  trees: number;
  icon: IconName | undefined;
}

/** One small drawing per unit of a result, appearing in turn; decorative only. */
function TreeRows({ trees, icon }: TreeRowsProps) {
  const shown = Math.min(most, Math.round(trees));
  if (shown < 1 || !icon) return null;
  const count = Math.ceil(shown / mostPerRow);
  // Rows of one length, or as good as.
  const perRow = Math.ceil(shown / count);
  const rows = Array.from({ length: count }, (_, row) =>
    Array.from({ length: Math.min(perRow, shown - row * perRow) }, (_each, place) => place),
  );
  return (
    <div className="mt-4 text-good print:hidden" aria-hidden="true">
      {rows.map((row, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing but their place
          key={index}
          className="flex w-max max-w-full animate-reveal nth-2:[animation-delay:800ms] nth-3:[animation-delay:1.6s] motion-reduce:animate-none"
        >
          {row.map((place) => (
            <Icon key={place} name={icon} />
          ))}
        </div>
      ))}
    </div>
  );
}
