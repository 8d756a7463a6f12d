import type { SectionProps, TownLink } from '../../../generated/sections.ts';
import { fillText, formatFigure } from '../domain/quantity.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { PlainList } from '../ui/list.tsx';
import { Section } from '../ui/section.tsx';

type Props = SectionProps['town-grid'];

const inOneRun =
  'grid-cols-[1fr_1fr] gap-x-6 lg:gap-x-10 md:grid-cols-[repeat(3,1fr)] lg:grid-cols-[repeat(4,1fr)]';

const summary = 'min-h-13 py-3.5 font-semibold text-heading';

/** A grid of links to town pages, in one run, split into groups read downward, or folded by county. */
export function TownGrid(props: Props) {
  return (
    <Section {...props}>
      <Towns {...props} />
      {props.actions && <ActionRow actions={props.actions} />}
    </Section>
  );
}

function Towns(props: Props) {
  const { towns, foldText, narrowText } = props;
  if (foldText !== undefined) return <TownFolds {...props} foldText={foldText} />;
  if (narrowText === undefined) return <TownRuns {...props} />;
  return (
    <details className="fold-narrow w-full border-divider border-y md:border-0">
      <summary className={summary}>{fillText(narrowText, { n: towns.length })}</summary>
      <TownRuns {...props} />
    </details>
  );
}

function TownRuns(props: Props) {
  const { towns, groups = 1 } = props;
  if (groups === 1) return <TownLinks {...props} className={inOneRun} />;
  return (
    <div className={`grid gap-x-10 md:gap-y-6 ${groupColumns(groups)}`}>
      {splitEvenly(towns, groups).map((group) => (
        <TownLinks key={group[0]?.id} {...props} towns={group} className="content-start" />
      ))}
    </div>
  );
}

/** The towns of each county under its name, closed at first. */
function TownFolds(props: Props & { foldText: string }) {
  const counties = [...new Set(props.towns.map(({ county }) => county))];
  return counties.map((county) => {
    const towns = props.towns.filter((town) => town.county === county);
    return (
      <details key={county} className="fold border-divider border-t last-of-type:border-b">
        <summary className={summary}>
          {fillText(props.foldText, { county, n: towns.length })}
        </summary>
        <TownLinks {...props} towns={towns} className={inOneRun} />
      </details>
    );
  });
}

interface TownLinksProps extends Props {
  className: string;
}

// For all towns at once: there are dozens of them.
const lines =
  'plain-links *:border-divider *:border-b links:flex links:min-h-12 links:flex-wrap links:items-center links:justify-between links:gap-x-3 links:py-2 links:font-semibold links:text-ui/body';

function TownLinks({ towns, linkText = '{name}', detail = 'none', className }: TownLinksProps) {
  return (
    <PlainList className={`grid ${lines} ${className}`}>
      {towns.map((town) => (
        <li key={town.id}>
          <a href={town.href}>
            {fillText(linkText, { name: town.name })}
            {detail !== 'none' && (
              <>
                {' '}
                <span className="font-normal text-caption tabular">
                  {detail === 'county' ? town.county : formatFigure(town.population, 0)}
                </span>
              </>
            )}
          </a>
        </li>
      ))}
    </PlainList>
  );
}

/** Consecutive groups whose sizes differ by at most one, larger ones first. */
function splitEvenly(towns: readonly TownLink[], groups: number): readonly TownLink[][] {
  const size = Math.floor(towns.length / groups);
  const larger = towns.length % groups;
  return Array.from({ length: Math.min(groups, towns.length) }, (_, index) => {
    const start = index * size + Math.min(index, larger);
    return towns.slice(start, start + size + (index < larger ? 1 : 0));
  });
}

function groupColumns(groups: number): string {
  return groups % 2 === 0 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3';
}
