import { link } from '../look.ts';
import { kentTowns, newCastleTowns, sussexTowns } from '../routes.ts';
import { townName } from './screen.ts';

const sussexPath = (slug: string) => `/sussex-county/${slug}`;
const ownPath = (slug: string) => `/${slug}-golf-carts`;

export const sussexLinks = sussexTowns.map((slug) => link(townName(slug), sussexPath(slug)));
const newCastleLinks = newCastleTowns.map((slug) => link(townName(slug), ownPath(slug)));
const kentLinks = [
  ...kentTowns.map((slug) => link(townName(slug), ownPath(slug))),
  link('Milford', '/milford-golf-carts-kent'),
];
export const everyTown = [...sussexLinks, ...newCastleLinks, ...kentLinks];
export const footerTowns = [
  ...sussexTowns.map((slug) => link(`${townName(slug)} Golf Carts`, sussexPath(slug))),
  ...[...newCastleTowns, ...kentTowns].map((slug) =>
    link(`${townName(slug)} Golf Carts`, ownPath(slug)),
  ),
  link('Milford Golf Carts', '/milford-golf-carts-kent'),
];
