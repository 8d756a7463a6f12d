import type { SectionProps } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { Section, SectionHead } from '../ui/section.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

type Props = SectionProps['call-to-action'];

/** An invitation with one or two prominent buttons, on a dark panel unless another ground is chosen. */
export function CallToAction(props: Props) {
  const { id, weight, ground = 'panel', heading, intro, text, actions, footnote } = props;
  return (
    <Section id={id} weight={weight} ground={ground} isScreenOnly>
      <div className="invitation">
        <div>
          <SectionHead heading={heading} intro={intro} weight={weight} />
          {text && (
            <p className="section-intro">
              <Unbroken text={text} />
            </p>
          )}
        </div>
        <div>
          <ActionRow actions={actions} className="mt-0" />
          {footnote && (
            <p className="mt-4 text-legal text-caption">
              <Unbroken text={footnote} />
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
