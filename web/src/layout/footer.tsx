import type { Navigation } from '../../../generated/sections.ts';
import { ExternalLink } from '../ui/action-link.tsx';

interface FooterProps {
  name: string;
  navigation: Navigation;
}

/** The footer: about, groups of links, every town, small print. */
export function Footer({ name, navigation }: FooterProps) {
  const { footer, texts } = navigation;
  return (
    <footer className="site-footer ground-dark">
      <div className="container-page max-w-page py-14 md:py-20">
        <div className="grid gap-10 lg:grid-cols-[1fr_2fr]">
          <div>
            <p className="wordmark">{name}</p>
            <p className="mt-4 max-w-text text-muted text-ui">{footer.about}</p>
            <address className="mt-4 text-ui not-italic">
              {footer.contact?.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </div>
          <nav aria-label={texts.footer} className="grid gap-8 sm:grid-cols-2 md:grid-cols-3">
            {footer.groups.map((group) => (
              <FooterGroup key={group.heading} group={group} />
            ))}
          </nav>
        </div>
        {footer.towns && <FooterTowns towns={footer.towns} />}
        <div className="mt-12 border-divider border-t pt-6 text-caption text-legal">
          {footer.legal.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </footer>
  );
}

type Group = Navigation['footer']['groups'][number];

function FooterGroup({ group }: { group: Group }) {
  const { heading, links = [], policies = [] } = group;
  return (
    <div>
      <h2 className="text-h4">{heading}</h2>
      <ul className="mt-2">
        {links.map(({ href, text, target }) => (
          <li key={href + text}>
            {target === 'external' ? (
              <ExternalLink href={href} className="footer-link">
                {text}
              </ExternalLink>
            ) : (
              <FooterLink href={href} text={text} />
            )}
          </li>
        ))}
        {policies.map(({ href, text }) => (
          <li key={href}>
            <FooterLink href={href} text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="footer-link">
      {text}
    </a>
  );
}

type Towns = NonNullable<Navigation['footer']['towns']>;

/** Every town's page, county by county; the small entry folds the counties on a narrow screen. */
function FooterTowns({ towns }: { towns: Towns }) {
  return (
    <nav aria-label={towns.heading} className="mt-12 border-divider border-t pt-10">
      <h2 className="text-h4">{towns.heading}</h2>
      <div className="mt-4 space-y-4">
        {towns.counties.map((county) => (
          <details key={county.heading} open data-fold-narrow>
            <summary className="min-h-11 py-2 font-semibold">
              {county.heading} ({county.towns.length})
            </summary>
            <ul className="footer-towns">
              {county.towns.map((town) => (
                <li key={town.id}>
                  <a href={town.href} className="footer-link">
                    {towns.linkText.replace('{name}', town.name)}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </nav>
  );
}
