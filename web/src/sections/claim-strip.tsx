import type { SectionProps } from '../../../generated/sections.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Icon } from '../ui/icon.tsx';
import { PlainList } from '../ui/list.tsx';
import { Marked } from '../ui/marked.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

type Props = SectionProps['claim-strip'];

/** Short claims in a row, each with a drawing beside it: no boxes. */
export function ClaimStrip(props: Props) {
  const { claims, footnote, fold } = props;
  return (
    <Section {...props} isFolded={fold}>
      <PlainList className={`grid gap-x-8 gap-y-5 md:gap-y-6 ${columnsFor(claims.length)}`}>
        {claims.map((claim) => (
          <Claim key={claim.title} claim={claim} />
        ))}
      </PlainList>
      <Footnote text={footnote} />
    </Section>
  );
}

function Claim({ claim: { icon, title, text, actions } }: { claim: Props['claims'][number] }) {
  return (
    <li className="flex gap-3 lg:gap-4" data-claim="">
      {icon && <Icon name={icon} className="mt-0.5 text-accent" />}
      <div className="flex min-w-0 flex-col items-start">
        <Heading>{title}</Heading>
        {text && (
          <p className="mt-1 mb-auto text-ui text-muted">
            <Marked text={text} words={Unbroken} />
          </p>
        )}
        {actions?.map((action) => (
          <ActionLink
            key={action.text}
            action={action}
            style="quiet"
            about={title}
            className="[&.button-secondary]:mt-2.5"
          />
        ))}
      </div>
    </li>
  );
}

/** As many in a row as leave no gap in the last. */
function columnsFor(count: number): string {
  if (count === 3) return 'md:grid-cols-3';
  if (count % 3 === 0) return 'md:grid-cols-2 lg:grid-cols-3';
  if (count % 4 === 0) return 'md:grid-cols-2 lg:grid-cols-4';
  return count === 5 ? 'md:grid-cols-2 xl:grid-cols-5' : 'md:grid-cols-2';
}
