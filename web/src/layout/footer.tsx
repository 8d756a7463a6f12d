import type { Navigation } from '../../../generated/sections.ts';
import { TextAction } from '../ui/action-link.tsx';
import { Mark } from '../ui/mark.tsx';
import { NarrowFold } from '../ui/narrow-fold.tsx';

interface FooterProps {
  name: string;
  navigation: Navigation;
}

/** The footer: who the dealer is and how to reach them, groups of links, every town, small print. */
export function Footer({ name, navigation }: FooterProps) {
  const { footer, texts } = navigation;
  return (
    <footer className="site-footer ground-dark">
      <div className="container-page">
        <div className="footer-top">
          <FooterContact name={name} footer={footer} />
          {footer.groups && (
            <nav aria-label={texts.footer} className="footer-groups">
              {footer.groups.map((group) => (
                <FooterGroup key={group.heading} group={group} named={namesIn(footer)} />
              ))}
            </nav>
          )}
        </div>
        {footer.towns && <FooterTowns towns={footer.towns} />}
        {footer.legal && (
          <div className="footer-legal">
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
    <div className="footer-contact">
      <p className="wordmark">
        <Mark />
        {name}
      </p>
      <p>{footer.about}</p>
      <address>
        {footer.contact?.map((action) => (
          <TextAction key={action.href} action={action} />
        ))}
        {footer.hours && <span>{footer.hours}</span>}
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
  const list = (
    <ul>
      {[...links, ...others].map((link) => (
        <li key={link.href + link.text}>
          <TextAction action={link} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={others.length > 0 ? 'is-long' : undefined}>
      {others.length > 0 ? (
        <NarrowFold heading={<h2>{heading}</h2>}>{list}</NarrowFold>
      ) : (
        <>
          <h2>{heading}</h2>
          {list}
        </>
      )}
    </div>
  );
}

function namesIn({ groups = [] }: Parts): ReadonlySet<string> {
  return new Set(groups.flatMap(({ links = [] }) => links.map(({ text }) => text)));
}

/** Every town's page, county by county; one county at a time is open. On a phone they fold as one. */
function FooterTowns({ towns }: { towns: NonNullable<Parts['towns']> }) {
  return (
    <nav aria-label={towns.heading} className="footer-towns">
      <NarrowFold heading={<h2>{towns.heading}</h2>}>
        <div className="footer-counties">
          {towns.counties.map((county) => (
            <details key={county.heading} name="footer-towns" className="fold">
              <summary>
                {county.heading} ({county.towns.length})
              </summary>
              <ul>
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
