import { plainText } from '../../../generated/contract/marked-text.ts';
import type { SiteLogo } from '../../../generated/contract/site.ts';
import type { Navigation } from '../../../generated/sections.ts';
import { bareText } from '../domain/bare-text.ts';
import { TextAction } from '../ui/action-link.tsx';
import { Marked } from '../ui/marked.tsx';
import { NarrowFold } from '../ui/narrow-fold.tsx';
import { Wordmark } from './wordmark.tsx';

interface FooterProps {
  name: string;
  logo: SiteLogo | undefined;
  navigation: Navigation;
  /** What the button is called that asks again what may load. */
  choice?: string | undefined;
}

/** The footer: who the dealer is and how to reach them, groups of links, every town, small print. */
export function Footer({ name, logo, navigation, choice }: FooterProps) {
  const { footer, texts } = navigation;
  return (
    <footer className="plain-links ground-dark bg-footer pt-6 pb-4 text-ui/[1.35] md:pt-9 md:pb-6 links:inline-block links:py-1 links:md:py-0.5 dark:border-divider dark:border-t print:hidden">
      <div className="container-page">
        <div className={`grid gap-4 md:gap-6 ${besideContact}`}>
          <FooterContact name={name} logo={logo} footer={footer} />
          {footer.groups && (
            <nav
              aria-label={texts.footer}
              className="grid grid-cols-2 items-start gap-x-5 md:flex md:gap-x-8"
            >
              {footer.groups.map((group) => (
                <FooterGroup
                  key={group.heading}
                  group={group}
                  named={namesIn(footer)}
                  allText={texts.allPolicies}
                />
              ))}
            </nav>
          )}
        </div>
        {footer.towns && <FooterTowns towns={footer.towns} />}
        {footer.legal && (
          <div className="mt-3 border-t border-divider pt-3 text-[0.8125rem]/[1.4] wrap-anywhere text-caption md:text-legal">
            {footer.legal.map((line) => (
              <p key={plainText(line)} className="inline">
                <Marked text={line} />{' '}
              </p>
            ))}
          </div>
        )}
        {choice && (
          <p className="mt-3 text-legal noscript:hidden">
            <button type="button" className="link" data-consent-ask="">
              {choice}
            </button>
          </p>
        )}
      </div>
    </footer>
  );
}

/** The dealer in the first column of a wide screen, the links in the rest. */
const besideContact = 'lg:grid-cols-[20rem_1fr] lg:gap-x-8';

type FooterView = Navigation['footer'];

interface FooterContactProps extends Pick<FooterProps, 'name' | 'logo'> {
  footer: FooterView;
}

function FooterContact({ name, logo, footer }: FooterContactProps) {
  return (
    <div className="grid content-start gap-2 wrap-anywhere md:gap-3 md:max-lg:grid-cols-2">
      <Wordmark name={name} logo={logo} isSignature />
      {footer.about && (
        <p className="max-w-96 max-md:hidden">
          <Marked text={footer.about} />
        </p>
      )}
      <address className="grid justify-items-start not-italic md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1">
        {/* The showroom's hours, before the address of another place. */}
        {footer.hours && <span className="mb-[0.3125rem]">{footer.hours}</span>}
        {footer.contact?.map((action) => (
          <TextAction key={action.href} action={action} />
        ))}
      </address>
    </div>
  );
}

type Group = NonNullable<FooterView['groups']>[number];

interface FooterGroupProps {
  group: Group;
  /** The texts of the footer's own links. */
  named: ReadonlySet<string>;
  /** The text over the links that a long group folds away. */
  allText: string;
}

/** As many links of a group with policies as stand open. */
const openLinks = 5;

/** A group of links, folded on a phone; a policy that the footer links separately is not repeated. */
function FooterGroup({ group, named, allText }: FooterGroupProps) {
  const { heading, links = [], policies = [] } = group;
  const others = policies.filter(({ text }) => !named.has(bareText(text)));
  if (links.length + others.length === 0) return null;
  const all = [...links, ...others];
  const open = others.length > 0 ? all.slice(0, openLinks) : all;
  const folded = all.slice(open.length);
  return (
    <div className="md:flex-[1_1_8rem]">
      <NarrowFold heading={<FooterHeading text={heading} />}>
        <LinkList links={open} />
        {folded.length > 0 && (
          <details className="fold md:w-fit">
            <summary>{allText}</summary>
            <LinkList links={folded} />
          </details>
        )}
      </NarrowFold>
    </div>
  );
}

type TextLink = Parameters<typeof TextAction>[0]['action'];

function LinkList({ links }: { links: readonly TextLink[] }) {
  return (
    <ul className="links:text-inherit">
      {links.map((link) => (
        <li key={link.href + link.text}>
          <TextAction action={link} />
        </li>
      ))}
    </ul>
  );
}

/** In a summary it has no margin. */
function FooterHeading({ text }: { text: string }) {
  return <h2 className="text-[1.125rem] [:not(summary)>&]:mb-1.5">{text}</h2>;
}

function namesIn({ groups = [] }: FooterView): ReadonlySet<string> {
  return new Set(groups.flatMap(({ links = [] }) => links.map(({ text }) => bareText(text))));
}

/** Every town's page, county by county; one county at a time is open. On a phone they fold as one. */
function FooterTowns({ towns }: { towns: NonNullable<FooterView['towns']> }) {
  return (
    <nav
      aria-label={towns.heading}
      className={`border-t border-divider md:mt-4 md:grid md:items-baseline md:pt-2 ${besideContact}`}
    >
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
