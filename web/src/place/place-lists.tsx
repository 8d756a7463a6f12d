import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { CardLink } from '../ui/card-link.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { PlainList } from '../ui/list.tsx';
import { NarrowFold } from '../ui/narrow-fold.tsx';

type Props = SectionProps['place-map'];

/** What a map shows as lists: the counties, and the towns from A to Z. */
export function PlaceLists({ counties, countyText, towns, townsText }: Props) {
  return (
    <div className="grid content-start gap-5" data-place-lists="">
      {counties && <Counties counties={counties} text={countyText} />}
      {towns && (
        <div>
          <NarrowFold heading={<Heading>{townsText}</Heading>}>
            <Towns towns={towns} />
          </NarrowFold>
        </div>
      )}
    </div>
  );
}

interface CountiesProps {
  counties: NonNullable<Props['counties']>;
  text: string;
}

function Counties({ counties, text }: CountiesProps) {
  return (
    <PlainList className="grid gap-1.5 md:gap-2 min-[60rem]:max-xl:grid-cols-3">
      {counties.map(({ id, name, href, townCount }) => (
        <li
          key={id}
          className="card px-4 py-1 md:py-2 max-md:flex-row! max-md:items-center max-md:justify-between"
        >
          <CardLink href={href}>{name}</CardLink>
          <span className="text-caption text-ui">{fillText(text, { n: townCount })}</span>
        </li>
      ))}
    </PlainList>
  );
}

// For all towns at once: there are dozens of them.
const lines =
  'plain-links mt-2 columns-2 gap-x-6 *:break-inside-avoid min-[60rem]:max-xl:columns-4 links:flex links:min-h-11 links:items-center links:text-ui/[1.25] md:links:min-h-8';

function Towns({ towns }: { towns: NonNullable<Props['towns']> }) {
  return (
    <PlainList className={lines}>
      {towns.map(({ id, name, href }) => (
        <li key={id}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </PlainList>
  );
}
