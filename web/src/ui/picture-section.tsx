import type { ReactNode } from 'react';
import type { Picture as PictureView } from '../../../generated/sections.ts';
import { Picture } from './picture.tsx';
import { type FrameProps, Section, SectionHead } from './section.tsx';

interface PictureSectionProps extends FrameProps {
  picture: PictureView;
  children: ReactNode;
}

/** A section with a picture beside its text, below it on a narrow screen. */
export function PictureSection(props: PictureSectionProps) {
  const { heading, intro, picture, children, ...frame } = props;
  return (
    <Section {...frame}>
      <div className="picture-section">
        <div>
          <SectionHead heading={heading} intro={intro} weight={frame.weight} />
          <div className={heading || intro ? 'mt-6' : ''}>{children}</div>
        </div>
        <Picture
          picture={picture}
          className="bg-stage picture-beside"
          width={frame.ground === 'bleed' ? 'bleed' : 'beside'}
        />
      </div>
    </Section>
  );
}
