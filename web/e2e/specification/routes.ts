// The addresses the site has promised, listed by hand: a test that read the route table would only agree with itself.

/** The pages of the header and the footer that belong to no place and no policy. */
export const mainPages = [
  '/',
  '/inventory',
  '/rentals',
  '/services',
  '/about',
  '/denago',
  '/evolution',
  '/contact',
  '/thank-you',
  '/showroom',
  '/financing',
  '/eco-impact',
] as const;

const fixedPages = [
  ...mainPages,
  '/privacy',
  '/terms',
  '/new-castle-county-golf-carts',
  '/kent-county-golf-carts',
  '/sussex-county-delaware',
] as const;

/** Pages of every kind that has a picture behind its first heading. */
export const pagesWithHero = [
  ...mainPages,
  '/kent-county-golf-carts',
  '/sussex-county-delaware',
  '/sussex-county/lewes',
  '/policies/ethics-policy',
] as const;

export const policyPages = [
  'terms-conditions',
  'return-policy',
  'delivery-policy',
  'rental-policy',
  'storage-policy',
  'publishing-policy',
  'feedback-policy',
  'corrections-policy',
  'diversity-policy',
  'ethics-policy',
  'staffing-report',
].map((slug) => `/policies/${slug}`);

export const newCastleTowns = [
  'arden',
  'ardencroft',
  'ardentown',
  'bellefonte',
  'clayton',
  'delaware-city',
  'elsmere',
  'middletown',
  'new-castle',
  'newark',
  'newport',
  'odessa',
  'smyrna',
  'townsend',
  'wilmington',
] as const;

export const kentTowns = [
  'bowers',
  'camden',
  'cheswold',
  'dover',
  'farmington',
  'felton',
  'frederica',
  'harrington',
  'hartly',
  'houston',
  'kenton',
  'leipsic',
  'little-creek',
  'magnolia',
  'viola',
  'woodside',
  'wyoming',
] as const;

export const sussexTowns = [
  'bethany-beach',
  'bethel',
  'blades',
  'bridgeville',
  'dagsboro',
  'delmar',
  'dewey-beach',
  'ellendale',
  'fenwick-island',
  'frankford',
  'georgetown',
  'greenwood',
  'henlopen-acres',
  'laurel',
  'lewes',
  'milford',
  'millsboro',
  'millville',
  'milton',
  'ocean-view',
  'rehoboth-beach',
  'seaford',
  'selbyville',
  'slaughter-beach',
  'south-bethany',
] as const;

/** Models by brand: the last part of a vehicle's id, and its slug as the brand pages link it. */
export const models: Record<string, readonly string[]> = {
  denago: ['ev-city', 'ev-nomad', 'nomad-xl', 'rover-xl', 'rover-xl6', 'rover-xxl'],
  evolution: [
    'd5-ranger-2+2',
    'd5-ranger-4',
    'd5-ranger-6',
    'd5-ranger-6-plus',
    'd5-ranger-4-plus',
    'd5-maverick-4',
    'd5-maverick-6',
    'd5-maverick-4-plus',
    'd5-maverick-6-plus',
    'classic-2-plus',
    'classic-2-pro',
    'classic-4-plus',
    'carrier-6-plus',
    'carrier-8-plus',
    'forester-4-plus',
    'forester-6-plus',
    'turfman-200',
    'turfman-800',
    'turfman-1000',
    'd6-max-gt4',
    'd6-max-gt6',
    'd6-max-xt4',
    'd6-max-xt6',
  ],
};

/** An address and the canonical address it answers with. */
export interface Promised {
  readonly path: string;
  readonly canonical: string;
}

const itself = (path: string): Promised => ({ path, canonical: path });

function townAddresses(): Promised[] {
  const sussex = sussexTowns.flatMap((slug) => [
    itself(`/sussex-county/${slug}`),
    { path: `/${slug}-golf-carts`, canonical: `/sussex-county/${slug}` },
  ]);
  const others = [...newCastleTowns, ...kentTowns].map((slug) => itself(`/${slug}-golf-carts`));
  return [...sussex, ...others, itself('/milford-golf-carts-kent')];
}

function vehicleAddresses(): Promised[] {
  return Object.entries(models).flatMap(([brand, slugs]) =>
    slugs.flatMap((slug) => {
      const canonical = `/vehicle/${brand}-${slug.replace('2+2', '2-plus-2')}`;
      const ids = [canonical.slice('/vehicle/'.length), slug, slug.replace('+', '%2B')];
      return [...new Set(ids)].flatMap((id) => [
        { path: `/vehicle/${id}`, canonical },
        { path: `/vehicles/${id}`, canonical },
      ]);
    }),
  );
}

/** Every promised address that answers 200. */
export const promisedAddresses: readonly Promised[] = [
  ...fixedPages.map(itself),
  ...policyPages.map(itself),
  { path: '/privacy-policy', canonical: '/privacy' },
  { path: '/terms-of-service', canonical: '/terms' },
  ...townAddresses(),
  ...vehicleAddresses(),
];
