import { mainPages } from './routes.ts';

/** One page of every type, by address: what holds for these holds for their kind. */
export const pageTypes = [
  ...mainPages,
  '/new-castle-county-golf-carts',
  '/sussex-county-delaware',
  '/sussex-county/lewes',
  '/newark-golf-carts',
  '/milford-golf-carts-kent',
  '/vehicle/denago-ev-city',
  '/vehicle/evolution-turfman-1000',
  '/privacy',
  '/policies/delivery-policy',
  '/policies/ethics-policy',
  '/policies/rental-policy',
  '/policies/staffing-report',
  '/no-such-page',
  '/vehicle/none',
] as const;
