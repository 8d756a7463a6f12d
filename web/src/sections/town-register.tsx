import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { TownFacts } from '../place/town-facts.tsx';
import { Marked } from '../ui/marked.tsx';
import { Section } from '../ui/section.tsx';

/** What registers say about a town, folded away below what people come for. */
export function TownRegister(props: SectionProps['town-register']) {
  const { summary, town, labels } = props;
  return (
    <Section {...props}>
      <details className="fold max-w-narrow">
        <summary className="font-semibold text-heading">{summary}</summary>
        <div className="mt-4">
          <TownFacts town={town} labels={labels} />
          {town.note && (
            <p className="mt-5 text-ui text-muted">
              <Marked text={town.note} />
            </p>
          )}
          {town.twin && (
            <a href={town.twin.href} className="mt-3 inline-block py-2 font-semibold">
              {fillText(labels.twin, { name: town.twin.name })}
            </a>
          )}
        </div>
      </details>
    </Section>
  );
}
