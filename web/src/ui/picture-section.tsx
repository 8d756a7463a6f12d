import type { ReactNode } from 'react';
import type { Picture as PictureView } from '../../../generated/sections.ts';
import { NarrowFold } from './narrow-fold.tsx';
import { groundOf, Picture } from './picture.tsx';
import { type FrameProps, Section, SectionHead } from './section.tsx';

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
  const { weight } = frame;
  const body = <div className={heading || intro ? 'mt-6 max-md:mt-3' : ''}>{children}</div>;
  return (
    <Section {...frame} hasHeading={Boolean(heading)}>
      <div className="grid grid-cols-1 items-center gap-6 lg:grid-cols-2 lg:gap-16" data-beside="">
        <div>
          {isFolded ? (
            <NarrowFold heading={<SectionHead heading={heading} weight={weight} />}>
              <SectionHead intro={intro} />
              {body}
            </NarrowFold>
          ) : (
            <>
              <SectionHead heading={heading} intro={intro} weight={weight} />
              {body}
            </>
          )}
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
