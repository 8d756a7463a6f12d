import type { SectionProps } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { Section } from '../ui/section.tsx';

type Props = SectionProps['call-to-action'];

/** An invitation with one or two loud buttons: a dark band, or a dark panel on a light one. */
export function CallToAction(props: Props) {
  const { id, tone } = props;
  if (tone === 'dark') {
    return (
      <Section id={id} tone="dark" isScreenOnly>
        <Invitation {...props} />
      </Section>
    );
  }
  return (
    <Section id={id} tone={tone} isScreenOnly>
      <div className="tone-dark rounded-panel px-6 py-10 md:px-12 md:py-14">
        <Invitation {...props} />
      </div>
    </Section>
  );
}

function Invitation({ heading, intro, text, actions, footnote }: Props) {
  return (
    <div className="grid gap-8 lg:flex lg:items-center lg:justify-between lg:gap-16">
      <div>
        <h2 className="text-h2">{heading}</h2>
        {intro && <p className="mt-4 text-lead text-muted">{intro}</p>}
        {text && <p className="mt-4 max-w-text text-lead text-muted">{text}</p>}
      </div>
      <div className="shrink-0">
        <ActionRow actions={actions} className="" />
        {footnote && <p className="mt-4 text-legal text-caption">{footnote}</p>}
      </div>
    </div>
  );
}
