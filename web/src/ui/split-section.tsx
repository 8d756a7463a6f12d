import type { ReactNode } from 'react';
import { HeadingLevel } from './heading-level.tsx';
import { NarrowFold } from './narrow-fold.tsx';
import { type FrameProps, Section, SectionHead } from './section.tsx';

interface SplitSectionProps extends FrameProps {
  /** What follows the introduction, beside the content. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section whose heading is beside its content on a wide screen, above it on a narrow one. */
export function SplitSection(props: SplitSectionProps) {
  const { heading, intro, aside, children, isFolded, ...frame } = props;
  if (!heading && !intro && !aside) return <Section {...frame}>{children}</Section>;
  const head = <SectionHead heading={heading} intro={intro} weight={frame.weight} />;
  const body = <HeadingLevel level={heading ? 3 : 2}>{children}</HeadingLevel>;
  if (isFolded) {
    return (
      <Section {...frame} hasHeading={Boolean(heading)}>
        <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
          <NarrowFold heading={head} columns={['lg:col-span-5', 'lg:col-span-7']}>
            <div className="mt-3 md:mt-0">{body}</div>
          </NarrowFold>
        </div>
      </Section>
    );
  }
  return (
    <Section {...frame} hasHeading={Boolean(heading)}>
      <div className="grid gap-3 md:gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="self-start lg:sticky lg:top-28 lg:col-span-5">
          {head}
          {aside}
        </div>
        <div className="min-w-0 lg:col-span-7">{body}</div>
      </div>
    </Section>
  );
}
