import type { ReactNode } from 'react';
import { HeadingLevel } from './heading-level.tsx';
import { type FrameProps, Section, SectionHead } from './section.tsx';

interface SplitSectionProps extends FrameProps {
  /** What follows the introduction, beside the content. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section whose heading stands beside its content on a wide screen, above it on a narrow one. */
export function SplitSection(props: SplitSectionProps) {
  const { heading, intro, aside, children, ...frame } = props;
  if (!heading && !intro && !aside) return <Section {...frame}>{children}</Section>;
  return (
    <Section {...frame}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="self-start lg:sticky lg:top-28 lg:col-span-5">
          <SectionHead heading={heading} intro={intro} weight={frame.weight} />
          {aside}
        </div>
        <div className="min-w-0 lg:col-span-7">
          <HeadingLevel level={heading ? 3 : 2}>{children}</HeadingLevel>
        </div>
      </div>
    </Section>
  );
}
