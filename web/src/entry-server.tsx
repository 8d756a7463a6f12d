import { navigation } from '../../generated/navigation.ts';
import { fallbacks, formerAddresses, routes } from '../../generated/routes.ts';
import { site } from '../../generated/site.ts';
import { createSiteRenderer } from './site-renderer.ts';

export const {
  render,
  readAddress,
  readPageData,
  holdPages,
  shell: siteShell,
} = createSiteRenderer({
  routes: { routes, fallbacks, formerAddresses },
  navigation: { navigation },
  site: { site },
});
