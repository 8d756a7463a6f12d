import { plainText } from '../../../generated/contract/marked-text.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import { Marked } from '../ui/marked.tsx';
import { Section } from '../ui/section.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

/** A short remark in small print. */
export function Notice({ id, heading, intro, paragraphs, ...frame }: SectionProps['notice']) {
  return (
    <Section id={id} {...frame} hasHeading={Boolean(heading)}>
      <div className="grid max-w-narrow grid-cols-1 gap-3 border-l-4 border-divider pl-5 text-ui text-muted">
        {heading && <h2 className="text-h4">{heading}</h2>}
        {intro && (
          <p>
            <Marked text={intro} />
          </p>
        )}
        {paragraphs.map((paragraph) => (
          <p key={plainText(paragraph)}>
            <Marked text={paragraph} words={Unbroken} />
          </p>
        ))}
      </div>
    </Section>
  );
}
