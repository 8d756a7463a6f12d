import { ActionLink, ExternalLink } from '../ui/action-link.tsx';
import { Section } from '../ui/section.tsx';
import type { DetailPartProps } from './vehicle-texts.ts';

/** The last block: whom to call, and where to look next. */
export function VehicleInterest({ vehicle, texts, sales, ask, more }: DetailPartProps) {
  const ways = [sales, ask, more, vehicle.externalUrl];
  if (!ways.some(Boolean)) return null;
  return (
    <Section
      heading={texts.interestedHeading}
      intro={texts.interestedText}
      ground="panel"
      isScreenOnly
    >
      <div className="flex flex-wrap items-center gap-4">
        {sales && <ActionLink action={sales} style="secondary" />}
        {more && <ActionLink action={more} style="secondary" />}
        {ask && <ActionLink action={ask} style="secondary" about={vehicle.name} />}
        {vehicle.externalUrl && (
          <ExternalLink href={vehicle.externalUrl} className="button button-secondary">
            {texts.fullSpecifications}
          </ExternalLink>
        )}
      </div>
    </Section>
  );
}
