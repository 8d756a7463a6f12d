import { useEffect, useRef } from 'react';
import { plainText } from '../../../generated/contract/marked-text.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { followReading } from '../policy/follow-reading.ts';
import { FactTable } from '../ui/fact-table.tsx';
import { BulletList, PlainList } from '../ui/list.tsx';
import { Marked } from '../ui/marked.tsx';
import { Section } from '../ui/section.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

type Props = SectionProps['policy-document'];

/** A policy: headings, paragraphs, lists and tables in a white card, contents beside it. */
export function PolicyDocument({ id, policy, contentsText, effectiveText }: Props) {
  const hasContents = contentsText !== undefined && policy.sections.length > 2;
  return (
    <Section id={id}>
      <div className="grid gap-4 lg:grid-cols-12 lg:gap-12">
        <article className="card p-4 md:p-10 lg:col-span-8">
          <PolicyHead policy={policy} effectiveText={effectiveText} />
          {policy.sections.map((section) => (
            <PolicyPart key={section.id} part={section} />
          ))}
          {policy.contact && <PolicyContact contact={policy.contact} />}
        </article>
        {hasContents && <PolicyContents heading={contentsText} sections={policy.sections} />}
      </div>
    </Section>
  );
}

interface PolicyHeadProps {
  policy: Props['policy'];
  effectiveText: string | undefined;
}

/** What comes before the first heading: title and lead if no hero has them, the date, the summary. */
function PolicyHead({ policy, effectiveText }: PolicyHeadProps) {
  const { hero, heading, lead, effective, summary } = policy;
  if (hero && !effective && !summary) return null;
  return (
    <div className="mb-10">
      {!hero && <h1 className="mb-4 text-h2">{heading}</h1>}
      {lead && <p className="mb-4 text-lead text-muted">{lead}</p>}
      {effective && (
        <p className="text-caption">{fillText(effectiveText ?? '{date}', { date: effective })}</p>
      )}
      {summary && (
        <div className="mt-5 rounded-card bg-soft p-4 first:mt-0 md:p-6">
          <BulletList items={summary} />
        </div>
      )}
    </div>
  );
}

function PolicyContact({ contact }: { contact: NonNullable<Props['policy']['contact']> }) {
  return (
    <div className="mt-12 rounded-card bg-soft p-4 md:p-6 print:px-2 print:py-[0.35rem]">
      <h2 className="text-h4">{contact.heading}</h2>
      {contact.lines.map((line) => (
        <p key={plainText(line)} className="mt-2 text-ui">
          <Marked text={line} words={Unbroken} />
        </p>
      ))}
    </div>
  );
}

type PolicySection = Omit<Props['policy']['sections'][number], 'sections'>;

interface PolicyPartProps {
  part: Props['policy']['sections'][number];
}

/** A section of a policy with its subsections. */
function PolicyPart({ part }: PolicyPartProps) {
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

function PartText({ part: { paragraphs, list, table } }: { part: PolicySection }) {
  return (
    <>
      {paragraphs?.map((paragraph) => (
        <p key={plainText(paragraph)} className="mt-3 max-w-text">
          <Marked text={paragraph} words={Unbroken} />
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

interface PolicyContentsProps {
  heading: string;
  sections: Props['policy']['sections'];
}

/**
 * The table of contents: folded above the text on a narrow screen, open beside it on a wide one. What is being read is
 * marked in it.
 */
function PolicyContents({ heading, sections }: PolicyContentsProps) {
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
