import type { SectionProps } from '../../../generated/sections.ts';
import { Heading } from '../ui/heading-level.tsx';
import { PlainList } from '../ui/list.tsx';
import { Marked } from '../ui/marked.tsx';
import { Section } from '../ui/section.tsx';

type Props = SectionProps['steps'];

/** What happens next, in order. */
export function Steps(props: Props) {
  const { items } = props;
  return (
    <Section {...props}>
      <PlainList as="ol" className={`grid gap-x-6 gap-y-4 md:gap-y-10 ${columnsFor(items.length)}`}>
        {items.map(({ title, text }, index) => (
          <Step key={title} number={index + 1} title={title} text={text} />
        ))}
      </PlainList>
    </Section>
  );
}

function Step({ number, title, text }: Props['items'][number] & { number: number }) {
  return (
    <li className="flex gap-3 border-t-2 border-heading pt-3 md:block md:pt-5">
      <span
        aria-hidden="true"
        className="w-8 shrink-0 font-display text-figure font-bold text-accent tabular"
      >
        {number}
      </span>
      <div>
        <Heading className="text-h4 md:mt-4">{title}</Heading>
        <p className="mt-1 text-muted md:mt-2">
          <Marked text={text} />
        </p>
      </div>
    </li>
  );
}

function columnsFor(count: number): string {
  if (count === 1) return 'grid-cols-1';
  if (count % 4 === 0) return 'md:grid-cols-2 lg:grid-cols-4';
  return count === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3';
}
