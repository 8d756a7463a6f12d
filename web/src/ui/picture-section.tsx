import type { ReactNode } from 'react';
import type { Picture as PictureView } from '../../../generated/sections.ts';
import { groundOf, Picture } from './picture.tsx';
import { type FrameProps, Section, SectionContent } from './section.tsx';

interface PictureSectionProps extends FrameProps {
  picture: PictureView;
  children: ReactNode;
}

// From its column to the edge of the screen.
const bleeding = 'to-edge';

/** A section with a picture beside its text, below it on a narrow screen; a phone that folds the text has no picture. */
export function PictureSection(props: PictureSectionProps) {
  const { heading, intro, picture, children, isFolded, ...frame } = props;
  const isBleeding = frame.ground === 'bleed';
  return (
    <Section {...frame} hasHeading={Boolean(heading)}>
      <div className="grid grid-cols-1 items-center gap-6 lg:grid-cols-2 lg:gap-16" data-beside="">
        <div>
          <SectionContent heading={heading} intro={intro} weight={frame.weight} isFolded={isFolded}>
            <div className={heading || intro ? 'mt-6 max-md:mt-3' : ''}>{children}</div>
          </SectionContent>
        </div>
        <Picture
          picture={picture}
          className={`aspect-video w-full rounded-panel lg:aspect-3/2 ${groundOf(picture)} ${isBleeding ? bleeding : ''} ${isFolded ? 'not-print:max-md:hidden' : ''}`.trim()}
          width={isBleeding ? 'bleed' : 'beside'}
        />
      </div>
    </Section>
  );
}
