import { Router } from 'express';
import { compressText, createResource, sendResource } from '../http/resource.ts';
import type { HeaderSet } from '../http/security-headers.ts';
import type { BuiltSite } from '../site.ts';
import { refuseOtherMethods } from './json-answers.ts';
import { createOpenApi } from './openapi.ts';

/** The description of the API for machines; nothing where the build gave no schemas. */
export function createOpenApiRouter(schemas: BuiltSite['apiSchemas'], headers: HeaderSet): Router {
  const router = Router();
  if (!schemas) return router;
  const resource = createResource({
    bodies: compressText(JSON.stringify(createOpenApi(schemas))),
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    },
  });
  router
    .route('/')
    .get((request, response) => sendResource(request, response, resource))
    .all(refuseOtherMethods('GET, HEAD'));
  return router;
}
