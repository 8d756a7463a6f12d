import type { SectionProps } from '../../../generated/sections.ts';
import { FactTable } from '../ui/fact-table.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Marked } from '../ui/marked.tsx';
import { SplitSection } from '../ui/split-section.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

type Props = SectionProps['faq'];

/** Questions that visitors ask, each with its answer in sight: what is folded is hard to find in a page. */
export function Faq({ items, ...frame }: Props) {
  return (
    <SplitSection {...frame}>
      <div className="grid max-w-text gap-5 md:gap-6">
        {items.map(({ id, question, answer, table }) => (
          <div key={question} id={id} className={table && 'min-w-0'}>
            <Heading className="text-h4">{question}</Heading>
            <p className="mt-1 text-muted">
              <Marked text={answer} words={Unbroken} />
            </p>
            {table && (
              <div className="mt-3">
                <FactTable table={table} hasNumbersAtEnd />
              </div>
            )}
          </div>
        ))}
      </div>
    </SplitSection>
  );
}
