// The convention of a section component: `web/src/sections/<kind>.tsx` exports one component named
// after the kind in PascalCase; its props are `SectionProps['<kind>']`; it returns a `Section`.
// Titles inside are `<Heading>` (their level follows from the section's own heading), buttons are
// `<ActionLink>` or `<ActionRow>`, other links plain `<a href>`. Colors are named by role
// (`text-muted`, `bg-surface` …), so a component looks right on every ground and in both schemes.
import type { ReactNode } from 'react';
import { HeadingLevel } from './heading-level.tsx';
import { NarrowFold } from './narrow-fold.tsx';
import { Unbroken } from './unbroken.tsx';

/** How loud a section is. */
type Weight = 'major' | 'normal' | 'minor';

/** The ground of a section. A `panel` is dark and inset on paper; `bleed` is paper whose picture runs to the edge. */
type Ground = 'paper' | 'sand' | 'bleed' | 'panel' | 'dark';

const grounds: Record<Ground, string> = {
  paper: 'ground-paper',
  sand: 'ground-sand',
  bleed: 'ground-paper bleed',
  panel: 'ground-paper',
  dark: 'ground-dark',
};

const headingSizes: Record<Weight, string> = {
  major: 'text-h2-major',
  normal: 'text-h2',
  minor: 'text-h3',
};

const widths = {
  page: '',
  narrow: 'max-w-narrow',
} as const;

/** The frame settings that every section may have. */
export interface FrameProps {
  id?: string | undefined;
  heading?: string | undefined;
  intro?: string | undefined;
  weight?: Weight | undefined;
  ground?: Ground | undefined;
  /** True if a phone shows only the heading until it is opened. */
  isFolded?: boolean | undefined;
}

interface SectionProps extends FrameProps {
  /** `narrow` for running text and forms. */
  width?: keyof typeof widths | undefined;
  /** True if it begins right below the head of its page. */
  isTight?: boolean | undefined;
  /** True for what is useless on paper, such as a row of buttons. */
  isScreenOnly?: boolean | undefined;
  children: ReactNode;
}

/** What every section shares: ground, width, heading and introduction. */
export function Section(props: SectionProps) {
  const { id, heading, intro, weight = 'normal', ground = 'paper', width = 'page' } = props;
  const paper = `${props.isTight ? ' pt-2' : ''}${props.isScreenOnly ? ' print:hidden' : ''}`;
  const isHeaded = heading !== undefined || intro !== undefined;
  const body = (
    <HeadingLevel level={heading ? 3 : 2}>
      {isHeaded ? <div className="section-body">{props.children}</div> : props.children}
    </HeadingLevel>
  );
  const content = props.isFolded ? (
    <NarrowFold heading={<SectionHead heading={heading} weight={weight} />}>
      <SectionHead intro={intro} />
      {body}
    </NarrowFold>
  ) : (
    <>
      <SectionHead heading={heading} intro={intro} weight={weight} />
      {body}
    </>
  );
  return (
    <section id={id} className={`section weight-${weight} ${grounds[ground]}${paper}`}>
      <div className={`container-page ${widths[width]}`.trim()}>
        {ground === 'panel' ? <div className="panel ground-dark">{content}</div> : content}
      </div>
    </section>
  );
}

/** The heading of a section in the size of its weight, and the introduction. */
export function SectionHead({ heading, intro, weight = 'normal' }: Omit<FrameProps, 'id'>) {
  return (
    <>
      {heading && <h2 className={headingSizes[weight]}>{heading}</h2>}
      {intro && (
        <p className="section-intro">
          <Unbroken text={intro} />
        </p>
      )}
    </>
  );
}

interface FootnoteProps {
  text?: string | undefined;
}

/** Small print under the content of a section. */
export function Footnote({ text }: FootnoteProps) {
  return text ? (
    <p className="footnote text-legal text-caption">
      <Unbroken text={text} />
    </p>
  ) : null;
}
