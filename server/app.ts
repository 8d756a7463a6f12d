import express, { type Express, type RequestHandler } from 'express';
import { serverAddresses } from '../generated/contract/own-addresses.ts';
import { createApiRouter } from './api/api-router.ts';
import { sendError } from './api/json-answers.ts';
import { listOperations } from './api/operations.ts';
import type { Config } from './config.ts';
import { answerMetrics } from './http/metrics-page.ts';
import { createFaultHandler, sendStatusText } from './http/plain-answers.ts';
import { hasSingleHost } from './http/request-checks.ts';
import type { HeaderSet } from './http/security-headers.ts';
import type { TakenDatabase } from './leads/open-lead-database.ts';
import { type LeadParts, type Leads, openLeads } from './leads/open-leads.ts';
import type { Log, ReportFault } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createFormFiller } from './pages/fill-form.ts';
import { createFormPages } from './pages/form-page.ts';
import type { Application } from './pages/front-door.ts';
import { createRenderCap, type RenderLimits, usualRenderLimits } from './pages/kept-pages.ts';
import { createRouteMatcher } from './pages/match-route.ts';
import { createPageHandler } from './pages/page-handler.ts';
import type { Prebuilt } from './pages/prebuilt.ts';
import { createPageRenderer } from './pages/query-pages.ts';
import { createReturnedForms } from './pages/returned-form.ts';
import { createRouteLabel } from './pages/route-label.ts';
import { type BuiltSite, notStoredText } from './site.ts';

/** The application's dependencies. */
export interface Dependencies {
  readonly site: BuiltSite;
  readonly prebuilt: Prebuilt;
  readonly siteUrl: string;
  readonly trustProxy: number;
  /** The headers of every answer. */
  readonly headers: HeaderSet;
  readonly renderLimits: RenderLimits;
  readonly leads: Pick<Leads, 'intake' | 'countGivenUp' | 'readQueue'>;
  readonly metrics: Metrics;
  readonly metricsToken?: string | undefined;
  /** Whether the server still accepts work, for the load balancer. */
  readonly isReady: () => boolean;
  readonly log: Log;
  /** Called with every fault that is ours. */
  readonly reportFault: ReportFault;
}

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

/** Builds the handlers for everything that is not prebuilt: the API, posted forms and the pages. */
export function createApp(dependencies: Dependencies): Application {
  const { site, prebuilt, headers, metrics, reportFault, metricsToken } = dependencies;
  const { intake, readQueue } = dependencies.leads;
  const { renderer, forms, texts } = site;
  const { kept } = dependencies.renderLimits;
  const mayRender = createRenderCap(dependencies.renderLimits);
  const renderPage = createPageRenderer(renderer, kept, mayRender);
  const fillForm = createFormFiller(renderer, kept, mayRender);
  // A limit of its own: whoever asks for pages takes nothing from those who write.
  const returnForm = createReturnedForms({
    renderer,
    mayRender: createRenderCap(dependencies.renderLimits),
    busyText: (form) => notStoredText(texts, form),
  });
  const matchRoute = createRouteMatcher({ ...site, resources: prebuilt.resources });
  const app = createBareApp(dependencies.trustProxy);
  const operations = listOperations(forms);
  const apiPaths = operations.map(({ path }) => serverAddresses.api + path);
  const prepared = prebuilt.resources.keys();
  const labelRoute = createRouteLabel({ matchRoute, apiPaths, prepared });
  app.use(setHeaders(headers), refuseSecondHost, warnOfProxy(dependencies));
  // Neither queries the database: only the forms need it, and the site is more than its forms.
  app.get(serverAddresses.health, (_request, response) => sendStatusText(response, 200));
  app.get(serverAddresses.readiness, answerReadiness(dependencies));
  app.get(serverAddresses.metrics, answerMetrics({ ...dependencies, metricsToken, readQueue }));
  app.use(serverAddresses.api, createApiRouter({ ...dependencies, intake, texts }, operations));
  app.use(
    createFormPages({ ...dependencies, intake, forms, fillForm, returnForm, matchRoute, texts }),
  );
  app.use(createPageHandler({ prebuilt, matchRoute, renderer, renderPage }));
  app.use(createFaultHandler(reportFault, texts.fault));
  return {
    answer: app,
    count: ({ url, ...request }) => metrics.countRequest({ ...request, route: labelRoute(url) }),
  };
}

function createBareApp(trustProxy: number): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', trustProxy);
  return app;
}

function setHeaders(headers: HeaderSet): RequestHandler {
  const all = new Map(Object.entries(headers));
  return (_request, response, next) => {
    response.setHeaders(all);
    next();
  };
}

const refuseSecondHost: RequestHandler = (request, response, next) => {
  if (hasSingleHost(request)) return next();
  response.setHeader('Connection', 'close');
  if (/^\/api(?:\/|$)/i.test(request.path)) sendError(response, 400, { error: 'Bad request' });
  else sendStatusText(response, 400);
};

/** Reports readiness. Mails that were given up do not make the server unready, but call for a look. */
function answerReadiness({ isReady, leads }: Dependencies): RequestHandler {
  return (_request, response) => {
    const dead = leads.countGivenUp();
    sendStatusText(response, isReady() ? 200 : 503, dead > 0 ? `mails given up: ${dead}\n` : '');
  };
}

/** Warns once about a proxy that the settings do not mention. */
function warnOfProxy({ trustProxy, log }: Dependencies): RequestHandler {
  let isDone = trustProxy > 0;
  return (request, _response, next) => {
    if (!isDone && request.headers['x-forwarded-for'] !== undefined) {
      isDone = true;
      log.warn({}, 'X-Forwarded-For seen but TRUST_PROXY is 0: all visitors share one rate limit');
    }
    next();
  };
}
