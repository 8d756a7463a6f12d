import { Router } from 'express';
import { requestId } from '../http/request-log.ts';
import type { HeaderSet } from '../http/security-headers.ts';
import type { BuiltSite } from '../site.ts';
import { type ContactParts, createContactRouter } from './contact.ts';
import { createJsonFaultHandler, sendError } from './json-answers.ts';
import { createOpenApiRouter } from './openapi-router.ts';
import { createVehicleRouter } from './vehicles.ts';

interface ApiParts extends ContactParts {
  readonly site: BuiltSite;
  readonly headers: HeaderSet;
}

/** Everything below `/api`. Whatever is not a success is JSON with an `error`. */
export function createApiRouter(parts: ApiParts): Router {
  const router = Router();
  router.use((request, response, next) => {
    response.setHeader('X-Robots-Tag', 'noindex');
    response.setHeader('X-Request-Id', requestId(request));
    next();
  });
  router.use('/vehicles', createVehicleRouter(parts.site, parts.headers));
  router.use('/openapi.json', createOpenApiRouter(parts.site.apiSchemas, parts.headers));
  router.use('/contact', createContactRouter(parts));
  router.use((_request, response) => sendError(response, 404, { error: 'Not found' }));
  router.use(createJsonFaultHandler('Internal server error', parts.reportFault));
  return router;
}
