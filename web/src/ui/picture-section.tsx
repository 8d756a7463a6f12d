import type { ReactNode } from 'react';
import type { Picture as PictureView } from '../../../generated/sections.ts';
import { Picture } from './picture.tsx';
import { Section, type Tone } from './section.tsx';

interface PictureSectionProps {
  id?: string | undefined;
  heading?: string | undefined;
  intro?: string | undefined;
  tone?: Tone | undefined;
  picture: PictureView;
  children: ReactNode;
}

/** A section with a picture beside its text, below it on a narrow screen. */
export function PictureSection(props: PictureSectionProps) {
  const { id, heading, intro, tone, picture, children } = props;
  return (
    <Section id={id} tone={tone}>
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        <div>
          {heading && <h2 className="text-h2">{heading}</h2>}
          {intro && <p className="mt-4 max-w-text text-lead text-muted">{intro}</p>}
          <div className={heading || intro ? 'mt-6' : ''}>{children}</div>
        </div>
        <Picture
          picture={picture}
          className="aspect-3/2 w-full rounded-panel object-cover"
          width="beside"
        />
      </div>
    </Section>
  );
}
