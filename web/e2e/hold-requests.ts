import type { Page } from 'playwright-core';

/** Holds back the requests whose address matches, until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
