import { useEffect, useRef } from 'react';
import type { PolicyDocument } from '../../../generated/sections.ts';
import { PlainList } from '../ui/list.tsx';
import { followReading } from './follow-reading.ts';

interface PolicyContentsProps {
  heading: string;
  sections: PolicyDocument['sections'];
}

/**
 * The table of contents: folded above the text on a narrow screen, open beside it on a wide one. What is being read is
 * marked in it.
 */
export function PolicyContents({ heading, sections }: PolicyContentsProps) {
  const contents = useRef<HTMLElement>(null);
  useEffect(() => (contents.current ? followReading(contents.current) : undefined), []);
  return (
    <nav
      ref={contents}
      aria-label={heading}
      data-contents=""
      className="print:hidden order-first self-start lg:sticky lg:top-28 lg:order-last lg:col-span-4"
    >
      <details className="fold lg:details-content:[content-visibility:visible]">
        <summary className="font-semibold text-heading lg:after:hidden">{heading}</summary>
        <PlainList className="mt-2 border-l-2 border-divider text-ui links:aria-[current=true]:[box-shadow:-2px_0_0_var(--color-action)]">
          {sections.map(({ id, heading: text }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1.5 pl-4 no-underline hover:underline">
                {text}
              </a>
            </li>
          ))}
        </PlainList>
      </details>
    </nav>
  );
}
