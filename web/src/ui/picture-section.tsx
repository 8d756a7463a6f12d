import type { ReactNode } from 'react';
import type { Picture as PictureView } from '../../../generated/sections.ts';
import { groundOf, Picture } from './picture.tsx';
import { type FrameProps, Section, SectionHead } from './section.tsx';

interface PictureSectionProps extends FrameProps {
  picture: PictureView;
  children: ReactNode;
}

// From its column to the edge of the screen.
const bleeding = 'to-edge';

/** A section with a picture beside its text, below it on a narrow screen. */
export function PictureSection(props: PictureSectionProps) {
  const { heading, intro, picture, children, ...frame } = props;
  const isBleeding = frame.ground === 'bleed';
  return (
    <Section {...frame} hasHeading={Boolean(heading)}>
      <div className="grid grid-cols-1 items-center gap-6 lg:grid-cols-2 lg:gap-16" data-beside="">
        <div>
          <SectionHead heading={heading} intro={intro} weight={frame.weight} />
          <div className={heading || intro ? 'mt-6' : ''}>{children}</div>
        </div>
        <Picture
          picture={picture}
          className={`aspect-video w-full rounded-panel lg:aspect-3/2 ${groundOf(picture)} ${isBleeding ? bleeding : ''}`}
          width={isBleeding ? 'bleed' : 'beside'}
        />
      </div>
    </Section>
  );
}
