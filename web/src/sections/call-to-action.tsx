import type { SectionProps } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { Marked } from '../ui/marked.tsx';
import { Intro, Section, SectionHead } from '../ui/section.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

type Props = SectionProps['call-to-action'];

/** An invitation with one or two prominent buttons, on a dark panel unless another ground is chosen. */
export function CallToAction(props: Props) {
  const { id, weight, ground = 'panel', heading, intro, text, actions, footnote } = props;
  return (
    <Section id={id} weight={weight} ground={ground} hasHeading isScreenOnly>
      <div className="grid grid-cols-1 gap-5 lg:flex lg:items-center lg:justify-between lg:gap-16">
        <div>
          <SectionHead heading={heading} intro={intro} weight={weight} />
          <Intro text={text} />
        </div>
        <div className="lg:shrink-0">
          <ActionRow actions={actions} className="mt-0" />
          {footnote && (
            <p className="mt-4 text-legal text-caption">
              <Marked text={footnote} words={Unbroken} />
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
