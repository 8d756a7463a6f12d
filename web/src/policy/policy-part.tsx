import type { PolicyDocument } from '../../../generated/sections.ts';
import { FactTable } from '../ui/fact-table.tsx';
import { BulletList } from '../ui/list.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

type Part = Omit<PolicyDocument['sections'][number], 'sections'>;

interface PolicyPartProps {
  part: PolicyDocument['sections'][number];
}

/** A section of a policy with its subsections. */
export function PolicyPart({ part }: PolicyPartProps) {
  return (
    <section id={part.id} className="mt-10 first:mt-0">
      <h2 className="text-h3">{part.heading}</h2>
      <PartText part={part} />
      {part.sections?.map((inner) => (
        <section key={inner.id} id={inner.id} className="mt-7">
          <h3 className="text-h4">{inner.heading}</h3>
          <PartText part={inner} />
        </section>
      ))}
    </section>
  );
}

function PartText({ part: { paragraphs, list, table } }: { part: Part }) {
  return (
    <>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-text">
          <Unbroken text={paragraph} />
        </p>
      ))}
      {list && <BulletList items={list} className="mt-4 max-w-text" />}
      {table && (
        <div className="mt-5">
          <FactTable table={table} />
        </div>
      )}
    </>
  );
}
