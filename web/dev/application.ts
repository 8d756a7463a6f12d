// Loaded by the development server through Vite, so that it always runs the current code and content.
import type { RequestListener } from 'node:http';
import type { Renderer } from '../../generated/contract/render.ts';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { answerEach } from '../../server/in-languages.ts';
import { openServerDatabase } from '../../server/leads/open-lead-database.ts';
import { openLeads } from '../../server/leads/open-leads.ts';
import { assembleSite, type LoadModule, withTranslations } from '../../server/load-site.ts';
import { createLog } from '../../server/log.ts';
import { createMetrics } from '../../server/metrics.ts';

/** A site in one of its languages: what renders it, and what loads the modules that are generated for it. */
export interface SiteParts {
  readonly renderer: Renderer;
  readonly load: LoadModule;
}

interface ApplicationParts {
  /** The first language first. */
  readonly languages: readonly [SiteParts, ...SiteParts[]];
  /** Where messages are stored. */
  readonly dataDirectory: string;
  readonly reportFault: (error: unknown) => void;
}

/** The site's own application, and how to close its store. */
export interface OpenApplication {
  readonly handle: RequestListener;
  close(): Promise<void>;
}

/** Opens the application that visitors will use, with pages rendered on request. */
export async function openApplication(parts: ApplicationParts): Promise<OpenApplication> {
  const { languages, dataDirectory, reportFault } = parts;
  const [first, ...others] = languages;
  const assemble = ({ renderer, load }: SiteParts) => assembleSite(renderer, load);
  const site = withTranslations(await assemble(first), await Promise.all(others.map(assemble)));
  // Ignores the machine's settings: above all, nothing is mailed.
  const config = { ...readConfig({}), dataDirectory, hasRateLimit: false };
  const log = createLog('warn');
  const metrics = createMetrics();
  const database = await openServerDatabase(config, reportFault);
  const leads = await openLeads(config, { site, log, metrics, database });
  const handle = answerEach(site, (each) =>
    createApp({
      ...config,
      site: each,
      log,
      reportFault,
      // The site's content security policy would block the scripts that Vite adds to a page.
      headers: {},
      renderLimits: { maxEntries: 0, perSecond: Number.MAX_SAFE_INTEGER },
      leads,
      metrics,
      isReady: () => true,
    }),
  );
  return { handle, close: leads.closeStore };
}
