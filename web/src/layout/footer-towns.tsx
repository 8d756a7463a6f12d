import type { Navigation } from '../../../generated/sections.ts';

type Towns = NonNullable<Navigation['footer']['towns']>;

/** Every town's page, county by county; the small entry folds the counties on a narrow screen. */
export function FooterTowns({ towns }: { towns: Towns }) {
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
