import { createApp, type Dependencies } from './app.ts';
import type { Config } from './config.ts';
import type { TakenDatabase } from './leads/open-lead-database.ts';
import { type LeadParts, type Leads, openLeads } from './leads/open-leads.ts';
import { createMetrics } from './metrics.ts';
import type { Application } from './pages/front-door.ts';
import { usualRenderLimits } from './pages/kept-pages.ts';

interface ApplicationParts
  extends Pick<LeadParts, 'mailLimits' | 'measureFree'>,
    Pick<Dependencies, 'site' | 'prebuilt' | 'headers' | 'isReady' | 'log' | 'reportFault'> {
  readonly store: TakenDatabase;
}

/** The application, and what to close after it. */
export interface OpenApplication {
  readonly application: Application;
  readonly leads: Leads;
}

/** Opens the store, starts sending mail, and builds the application; throws StartFailure. */
export async function openApplication(
  config: Config,
  { store, ...parts }: ApplicationParts,
): Promise<OpenApplication> {
  const metrics = createMetrics();
  const leads = await openLeads(config, { ...parts, metrics, database: await store.open() });
  const renderLimits = {
    ...usualRenderLimits,
    ...(!config.hasRateLimit && { perSecond: Number.POSITIVE_INFINITY }),
  };
  return { application: createApp({ ...config, ...parts, renderLimits, leads, metrics }), leads };
}
