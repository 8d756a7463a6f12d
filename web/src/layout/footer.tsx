import type { Navigation } from '../../../generated/sections.ts';
import { TextAction } from '../ui/action-link.tsx';
import { NarrowFold } from '../ui/narrow-fold.tsx';
import { Wordmark } from './wordmark.tsx';

interface FooterProps {
  name: string;
  navigation: Navigation;
}

/** The footer: who the dealer is and how to reach them, groups of links, every town, small print. */
export function Footer({ name, navigation }: FooterProps) {
  const { footer, texts } = navigation;
  return (
    <footer className="ground-dark bg-navy-950 pt-8 pb-5 text-ui/[1.35] md:pt-12 md:pb-8 links:inline-block links:py-1 links:no-underline links:decoration-auto links:hover:underline links:aria-[current=page]:underline dark:bg-[#061019] print:hidden">
      <div className="container-page">
        <div className="grid gap-6 lg:grid-cols-[16rem_1fr] lg:gap-x-16">
          <FooterContact name={name} footer={footer} />
          {footer.groups && (
            <nav
              aria-label={texts.footer}
              className="columns-2 gap-x-5 md:flex md:flex-wrap md:gap-x-8"
            >
              {footer.groups.map((group) => (
                <FooterGroup key={group.heading} group={group} named={namesIn(footer)} />
              ))}
            </nav>
          )}
        </div>
        {footer.towns && <FooterTowns towns={footer.towns} />}
        {footer.legal && (
          <div className="mt-5 border-t border-divider pt-5 text-legal wrap-anywhere text-caption">
            {footer.legal.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
    </footer>
  );
}

type Parts = Navigation['footer'];

function FooterContact({ name, footer }: { name: string; footer: Parts }) {
  return (
    <div className="grid content-start gap-3 wrap-anywhere md:max-lg:grid-cols-2">
      <Wordmark name={name} isSignature />
      {footer.about && <p className="max-w-96">{footer.about}</p>}
      <address className="grid justify-items-start not-italic md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1">
        {footer.contact?.map((action) => (
          <TextAction key={action.href} action={action} />
        ))}
        {footer.hours && <span className="mt-[0.3125rem]">{footer.hours}</span>}
      </address>
    </div>
  );
}

type Group = NonNullable<Parts['groups']>[number];

interface FooterGroupProps {
  group: Group;
  /** The texts of the footer's own links. */
  named: ReadonlySet<string>;
}

/** A group of links; a policy that the footer links separately is not repeated. The long group is folded on a phone. */
function FooterGroup({ group, named }: FooterGroupProps) {
  const { heading, links = [], policies = [] } = group;
  const others = policies.filter(({ text }) => !named.has(text));
  if (links.length + others.length === 0) return null;
  const isLong = others.length > 0;
  const list = (
    <ul
      className={`*:break-inside-avoid links:text-inherit ${isLong ? 'columns-2 gap-x-5 md:columns-4 md:gap-x-8' : ''}`}
    >
      {[...links, ...others].map((link) => (
        <li key={link.href + link.text}>
          <TextAction action={link} />
        </li>
      ))}
    </ul>
  );
  return (
    <div
      className={
        isLong ? '[column-span:all] md:basis-full' : 'break-inside-avoid pb-5 md:flex-[1_1_9rem]'
      }
    >
      {isLong ? (
        <NarrowFold heading={<FooterHeading text={heading} />}>{list}</NarrowFold>
      ) : (
        <>
          <FooterHeading text={heading} />
          {list}
        </>
      )}
    </div>
  );
}

/** In a summary it has no margin. */
function FooterHeading({ text }: { text: string }) {
  return <h2 className="text-[1.125rem] [:not(summary)>&]:mb-1.5">{text}</h2>;
}

function namesIn({ groups = [] }: Parts): ReadonlySet<string> {
  return new Set(groups.flatMap(({ links = [] }) => links.map(({ text }) => text)));
}

/** Every town's page, county by county; one county at a time is open. On a phone they fold as one. */
function FooterTowns({ towns }: { towns: NonNullable<Parts['towns']> }) {
  return (
    <nav aria-label={towns.heading} className="border-t border-divider md:mt-6 md:pt-4">
      <NarrowFold heading={<FooterHeading text={towns.heading} />}>
        <div className="grid gap-x-8 links:text-inherit md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
          {towns.counties.map((county) => (
            <details key={county.heading} name="footer-towns" className="fold open:col-span-full">
              <summary className="font-[650]">
                {county.heading} ({county.towns.length})
              </summary>
              <ul className="columns-[10.5rem] gap-x-8 pb-4">
                {county.towns.map((town) => (
                  <li key={town.id}>
                    <a href={town.href}>{towns.linkText.replace('{name}', town.name)}</a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </NarrowFold>
    </nav>
  );
}
