import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { PolicyContents } from '../policy/policy-contents.tsx';
import { PolicyPart } from '../policy/policy-part.tsx';
import { Breakable } from '../ui/breakable.tsx';
import { BulletList } from '../ui/list.tsx';
import { Section } from '../ui/section.tsx';

type Props = SectionProps['policy-document'];

/** A policy: headings, paragraphs, lists and tables in a white card, contents beside it. */
export function PolicyDocument({ id, policy, contentsText, effectiveText }: Props) {
  const hasContents = contentsText !== undefined && policy.sections.length > 2;
  return (
    <Section id={id}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <article className="card p-4 md:p-10 lg:col-span-8">
          <PolicyHead policy={policy} effectiveText={effectiveText} />
          {policy.sections.map((section) => (
            <PolicyPart key={section.id} part={section} />
          ))}
          <PolicyContact contact={policy.contact} />
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

function PolicyContact({ contact }: { contact: Props['policy']['contact'] }) {
  return (
    <div className="mt-12 rounded-card bg-soft p-4 md:p-6 print:px-2 print:py-[0.35rem]">
      <h2 className="text-h4">{contact.heading}</h2>
      {contact.lines.map((line) => (
        <p key={line} className="mt-2">
          <Breakable text={line} />
        </p>
      ))}
    </div>
  );
}
