// The convention of a section component: `web/src/sections/<kind>.tsx` exports one component named
// after the kind in PascalCase; its props are `SectionProps['<kind>']`; it returns a `Section`.
// Titles inside are `<Heading>` (their level follows from the section's own heading), buttons are
// `<ActionLink>` or `<ActionRow>`, other links plain `<a href>`. Colors are named by role
// (`text-muted`, `bg-surface` …), so a component looks right on every ground and in both schemes.

import type { ReactNode } from 'react';
import type { MarkedText } from '../../../generated/contract/marked-text.ts';
import { usePart } from '../render-context.ts';
import { HeadingLevel } from './heading-level.tsx';
import { Marked } from './marked.tsx';
import { NarrowFold } from './narrow-fold.tsx';
import { Unbroken } from './unbroken.tsx';

/** How loud a section is. */
type Weight = 'major' | 'normal' | 'minor';

/** The ground of a section. A `panel` is dark and inset on paper; `bleed` is paper whose picture runs to the edge. */
type Ground = 'paper' | 'sand' | 'bleed' | 'panel' | 'dark';

// Two sections on the same ground read as one: the gap between them is not doubled. A hero is no section.
const paper = 'ground-paper not-print:[.ground-paper:not([data-hero])+&]:pt-0';

const grounds: Record<Ground, string> = {
  paper,
  sand: 'ground-sand not-print:[.ground-sand:not([data-hero])+&]:pt-0',
  bleed: `${paper} lg:overflow-x-clip`,
  panel: paper,
  dark: 'ground-dark not-print:[.ground-dark:not([data-hero])+&]:pt-0',
};

const paddings: Record<Weight, string> = {
  major: 'py-section-major',
  normal: 'py-section',
  minor: 'py-section-minor',
};

const headingSizes: Record<Weight, string> = {
  major: 'text-h2-major',
  normal: 'text-h2',
  minor: 'text-h3',
};

/** The frame settings that every section may have. */
export interface FrameProps {
  id?: string | undefined;
  heading?: string | undefined;
  intro?: MarkedText | undefined;
  weight?: Weight | undefined;
  ground?: Ground | undefined;
  /** True if a phone shows only the heading until it is opened. */
  isFolded?: boolean | undefined;
}

interface SectionProps extends FrameProps {
  /** True if it begins right below the head of its page. */
  isTight?: boolean | undefined;
  /** True if the heading is among its children. */
  hasHeading?: boolean | undefined;
  /** True for what is useless on paper, such as a row of buttons. */
  isScreenOnly?: boolean | undefined;
  children: ReactNode;
}

/** What every section shares: ground, width, heading and introduction. */
export function Section(props: SectionProps) {
  const { id, heading, intro, weight = 'normal', ground = 'paper' } = props;
  const place = `${props.isTight ? 'pt-2' : ''} ${props.isScreenOnly ? 'print:hidden' : ''}`;
  const hasHead = heading !== undefined || intro !== undefined;
  // What has no heading is no section of the document.
  const Frame = heading || props.hasHeading ? 'section' : 'div';
  const body = (
    <HeadingLevel level={heading ? 3 : 2}>
      {hasHead ? <div className="mt-body">{props.children}</div> : props.children}
    </HeadingLevel>
  );
  const content = (
    <SectionContent heading={heading} intro={intro} weight={weight} isFolded={props.isFolded}>
      {body}
    </SectionContent>
  );
  return (
    <Frame
      {...usePart()}
      id={id}
      className={`print:pt-[0.6rem] print:pb-0 ${paddings[weight]} ${grounds[ground]} ${place}`}
    >
      <div className="container-page">
        {ground === 'panel' ? <Panel>{content}</Panel> : content}
      </div>
    </Frame>
  );
}

/** The heading of a section in the size of its weight, and the introduction. */
export function SectionHead({ heading, intro, weight = 'normal' }: Omit<FrameProps, 'id'>) {
  return (
    <>
      {heading && <h2 className={headingSizes[weight]}>{heading}</h2>}
      <Intro text={intro} />
    </>
  );
}

/** The introduction below a heading; lines of equal length break at the same words in the fallback font. */
export function Intro({ text }: { text: MarkedText | undefined }) {
  return text ? (
    <p className="mt-2 lg:mt-3 max-w-text text-lead text-balance text-muted">
      <Marked text={text} words={Unbroken} />
    </p>
  ) : null;
}

interface SectionContentProps
  extends Pick<FrameProps, 'heading' | 'intro' | 'weight' | 'isFolded'> {
  children: ReactNode;
}

/** The head of a section above its body, which a phone folds together with the introduction if it is asked to. */
export function SectionContent(props: SectionContentProps) {
  const { heading, intro, weight, isFolded, children } = props;
  return isFolded ? (
    <NarrowFold heading={<SectionHead heading={heading} weight={weight} />}>
      <SectionHead intro={intro} />
      {children}
    </NarrowFold>
  ) : (
    <>
      <SectionHead heading={heading} intro={intro} weight={weight} />
      {children}
    </>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return <div className="ground-dark rounded-panel p-5 md:p-6 lg:p-12 print:p-0">{children}</div>;
}

interface FootnoteProps {
  text?: MarkedText | undefined;
}

/** Small print under the content of a section. */
export function Footnote({ text }: FootnoteProps) {
  return text ? (
    <p className="mt-body max-w-text text-legal text-caption">
      <Marked text={text} words={Unbroken} />
    </p>
  ) : null;
}
