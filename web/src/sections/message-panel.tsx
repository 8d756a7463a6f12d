import type { SectionProps } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { Section } from '../ui/section.tsx';

/** A page that only says one thing, with ways on; it carries the page's first heading. */
export function MessagePanel(props: SectionProps['message-panel']) {
  const { id, heading, intro, text, actions, ...frame } = props;
  return (
    <Section id={id} {...frame}>
      <h1 className="max-w-narrow text-h1">{heading}</h1>
      {intro && <p className="mt-6 max-w-text text-lead text-muted">{intro}</p>}
      <p className="mt-6 max-w-text text-lead text-muted">{text}</p>
      <ActionRow actions={actions} />
    </Section>
  );
}
