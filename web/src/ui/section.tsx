// The convention of a section component: `web/src/sections/<kind>.tsx` exports one component named
// after the kind in PascalCase; its props are `SectionProps['<kind>']`; it returns a `Section`.
// Titles inside are `<Heading>` (their level follows from the section's own heading), buttons are
// `<ActionLink>` or `<ActionRow>`, other links plain `<a href>`. Colours are named by role
// (`text-muted`, `bg-surface` …), so a component looks right on every tone and in both schemes.
import type { ReactNode } from 'react';
import { HeadingLevel } from './heading-level.tsx';

/** The band of colour behind a section. */
export type Tone = 'plain' | 'sand' | 'dark';

const tones: Record<Tone, string> = {
  plain: 'tone-plain',
  sand: 'tone-sand',
  dark: 'tone-dark',
};

const widths = {
  page: 'max-w-page',
  narrow: 'max-w-narrow',
} as const;

interface SectionFrameProps {
  id?: string | undefined;
  heading?: string | undefined;
  intro?: string | undefined;
  tone?: Tone | undefined;
  /** `narrow` for running text and forms. */
  width?: keyof typeof widths | undefined;
  /** True for what says nothing on paper, such as a row of buttons. */
  isScreenOnly?: boolean | undefined;
  children: ReactNode;
}

/** What every section shares: band, width, heading and introduction. */
export function Section(props: SectionFrameProps) {
  const { id, heading, intro, tone = 'plain', width = 'page', children } = props;
  const paper = props.isScreenOnly ? ' screen-only' : '';
  return (
    <section id={id} className={`section ${tones[tone]}${paper}`}>
      <div className={`container-page ${widths[width]}`}>
        {heading && <h2 className="text-h2">{heading}</h2>}
        {intro && <p className="mt-4 max-w-text text-lead text-muted">{intro}</p>}
        <HeadingLevel level={heading ? 3 : 2}>
          {heading || intro ? <div className="mt-8 md:mt-12">{children}</div> : children}
        </HeadingLevel>
      </div>
    </section>
  );
}

interface FootnoteProps {
  text?: string | undefined;
}

/** Small print under the content of a section. */
export function Footnote({ text }: FootnoteProps) {
  return text ? <p className="mt-8 max-w-text text-legal text-caption">{text}</p> : null;
}
