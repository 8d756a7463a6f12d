// Every screen and every block of it, line by line. The words name what is checked; the looks say how.
import { about } from './screens/about.ts';
import { denago, evolution } from './screens/brands.ts';
import { contact, thankYou } from './screens/contact.ts';
import { ecoImpact } from './screens/eco-impact.ts';
import { financing } from './screens/financing.ts';
import { frame, heroes } from './screens/frame.ts';
import { home } from './screens/home.ts';
import { inventory } from './screens/inventory.ts';
import { plainPolicies, policies, policyHeroes } from './screens/policies.ts';
import { rentals } from './screens/rentals.ts';
import type { Screen } from './screens/screen.ts';
import { services } from './screens/services.ts';
import { showroom } from './screens/showroom.ts';
import { evCity, vehicle } from './screens/vehicle.ts';

/** Sections 2 of the specification, screen by screen. */
export const screens: readonly Screen[] = [
  frame,
  heroes,
  home,
  rentals,
  denago,
  evolution,
  vehicle,
  evCity,
  inventory,
  contact,
  thankYou,
  showroom,
  services,
  about,
  financing,
  ecoImpact,
  policies,
  policyHeroes,
  plainPolicies,
];
