import { Router } from 'express';
import type { HeaderSet } from '../security-headers.ts';
import type { BuiltSite } from '../site.ts';
import { type ContactParts, createContactRouter } from './contact.ts';
import { createJsonFaultHandler, sendError } from './json-answers.ts';
import { createVehicleRouter } from './vehicles.ts';

interface ApiParts extends ContactParts {
  readonly site: BuiltSite;
  readonly headers: HeaderSet;
}

/** Everything below `/api`. Whatever is not a success is JSON with an `error`. */
export function createApiRouter(parts: ApiParts): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader('X-Robots-Tag', 'noindex');
    next();
  });
  router.use('/vehicles', createVehicleRouter(parts.site, parts.headers));
  router.use('/contact', createContactRouter(parts));
  router.use((_request, response) => sendError(response, 404, { error: 'Not found' }));
  router.use(createJsonFaultHandler('Internal server error', parts.reportFault));
  return router;
}
