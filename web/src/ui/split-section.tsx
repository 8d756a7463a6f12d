import type { ReactNode } from 'react';
import { HeadingLevel } from './heading-level.tsx';
import { Section, type Tone } from './section.tsx';

interface SplitSectionProps {
  id?: string | undefined;
  heading?: string | undefined;
  intro?: string | undefined;
  tone?: Tone | undefined;
  /** What follows the introduction, beside the content. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section whose heading stands beside its content on a wide screen, above it on a narrow one. */
export function SplitSection(props: SplitSectionProps) {
  const { id, heading, intro, tone, aside, children } = props;
  if (!heading && !intro && !aside) {
    return (
      <Section id={id} tone={tone}>
        {children}
      </Section>
    );
  }
  return (
    <Section id={id} tone={tone}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="self-start lg:sticky lg:top-28 lg:col-span-5">
          {heading && <h2 className="text-h2">{heading}</h2>}
          {intro && <p className="mt-4 max-w-text text-lead text-muted">{intro}</p>}
          {aside}
        </div>
        <div className="min-w-0 lg:col-span-7">
          <HeadingLevel level={heading ? 3 : 2}>{children}</HeadingLevel>
        </div>
      </div>
    </Section>
  );
}
