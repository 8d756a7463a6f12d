import express, { type Express, type RequestHandler } from 'express';
import { serverAddresses } from '../generated/contract/own-addresses.ts';
import { createApiRouter } from './api/api-router.ts';
import { sendError } from './api/json-responses.ts';
import { listOperations } from './api/operations.ts';
import { metricsHandler } from './http/metrics-handler.ts';
import { hasSingleHost } from './http/request-checks.ts';
import { createRequestLog, nameRoute } from './http/request-log.ts';
import { type HeaderSet, openedPolicy } from './http/security-headers.ts';
import { createFaultHandler, sendStatusText } from './http/text-responses.ts';
import type { Leads } from './leads/open-leads.ts';
import type { ReportFault, ServerLog } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createFileSender } from './pages/file-sender.ts';
import { createFormFiller } from './pages/fill-form.ts';
import { createFormPages } from './pages/form-page.ts';
import { createRouteMatcher, matchAddress, matchOf, shownPath } from './pages/match-route.ts';
import { createPageRenderer } from './pages/page-cache.ts';
import { createPageHandler } from './pages/page-handler.ts';
import { createPrebuilt } from './pages/prebuilt.ts';
import { createRenderLimiter, type RenderLimits } from './pages/render-limiter.ts';
import { createReturnedForms } from './pages/returned-form.ts';
import { type BuiltSite, notStoredText } from './site.ts';
import { createUploadBudget } from './uploads/upload-budget.ts';

/** The application's dependencies. */
export interface Dependencies {
  readonly site: BuiltSite;
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
  readonly log: ServerLog;
  /** Called with every fault that is ours. */
  readonly reportFault: ReportFault;
}

/** Builds the application, which answers everything; throws StartFailure if the build is not complete. */
export function createApp(dependencies: Dependencies): Express {
  const { site, reportFault } = dependencies;
  const { intake } = dependencies.leads;
  const { renderer, forms, texts } = site;
  const { maxEntries } = dependencies.renderLimits;
  const mayRender = createRenderLimiter(dependencies.renderLimits);
  const renderPage = createPageRenderer(renderer, maxEntries, mayRender);
  const fillForm = createFormFiller(renderer, maxEntries, mayRender);
  // A limit of its own: whoever asks for pages takes nothing from those who write.
  const returnForm = createReturnedForms({
    renderer,
    mayRender: createRenderLimiter(dependencies.renderLimits),
    busyText: (form) => notStoredText(texts, form),
  });
  const uploadBudget = createUploadBudget();
  const prebuilt = createPrebuilt(dependencies);
  const sendFile = site.publicDirectory ? createFileSender(site) : skip;
  const app = createBareApp(dependencies.trustProxy);
  app.use(createRequestLog(dependencies), matchAddress(createRouteMatcher({ ...site, prebuilt })));
  app.use(setHeaders(dependencies), refuseSecondHost, warnOfProxy(dependencies));
  addOwnAddresses(app, dependencies);
  const operations = listOperations(forms);
  const api = (site.prefix ?? '') + serverAddresses.api;
  const forming = { ...dependencies, intake, texts, uploadBudget };
  app.use(api, createApiRouter(forming, operations));
  app.use(createFormPages({ ...forming, forms, fillForm, returnForm }));
  app.use(createPageHandler({ prebuilt, sendFile, renderer, renderPage }));
  app.use(createFaultHandler(reportFault, texts.fault));
  return app;
}

/** What monitors ask. The first two query no database: only the forms need it, and the site is more than its forms. */
function addOwnAddresses(app: Express, dependencies: Dependencies): void {
  const { metrics, metricsToken, leads } = dependencies;
  const { health, readiness, metrics: counters } = serverAddresses;
  app.get(health, nameRoute(health), (_request, response) => sendStatusText(response, 200));
  app.get(readiness, nameRoute(readiness), answerReadiness(dependencies));
  if (metricsToken === undefined) return;
  const answer = metricsHandler({ metrics, metricsToken, readQueue: leads.readQueue });
  app.get(counters, nameRoute(counters), answer);
}

function createBareApp(trustProxy: number): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', trustProxy);
  return app;
}

/** In development the files are sent before the application is asked. */
const skip: RequestHandler = (_request, _response, next) => next();

/** The headers of all answers; a page that shows pieces of other sites has a policy of its own. */
function setHeaders({ headers, isReady, site }: Dependencies): RequestHandler {
  const all = new Map(Object.entries(headers));
  const opened = new Map(
    site.routes.flatMap(({ path, opens }) =>
      opens ? [[path, new Map(Object.entries(openedPolicy(headers, opens)))]] : [],
    ),
  );
  return (_request, response, next) => {
    response.setHeaders(all);
    const own = opened.get(shownPath(matchOf(response)));
    if (own) response.setHeaders(own);
    if (!isReady()) response.setHeader('Connection', 'close');
    next();
  };
}

const refuseSecondHost: RequestHandler = (request, response, next) => {
  if (hasSingleHost(request)) return next();
  response.setHeader('Connection', 'close');
  if (/^(?:\/[a-z-]+)?\/api(?:\/|$)/i.test(request.path))
    sendError(response, 400, { error: 'Bad request' });
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
