import { Router } from 'express';
import { serverAddresses } from '../../generated/contract/own-addresses.ts';
import { nameRoute, requestId } from '../http/request-log.ts';
import { sendResource } from '../http/resource.ts';
import {
  createJsonFaultHandler,
  createJsonResource,
  refuseOtherMethods,
  sendError,
} from './json-responses.ts';
import { messageSchemas } from './message-schema.ts';
import { createOpenApi } from './openapi.ts';
import { type ApiParts, allowedMethods, type Operation } from './operations.ts';

/** Everything under `/api`. Anything but a success is JSON with an `error`. */
export function createApiRouter(parts: ApiParts, operations: readonly Operation[]): Router {
  const router = Router();
  router.use(nameRoute('api'), (request, response, next) => {
    response.setHeader('X-Robots-Tag', 'noindex');
    response.setHeader('X-Request-Id', requestId(request));
    next();
  });
  const paths = new Set(operations.map((each) => each.path));
  for (const path of paths) router.all(expressPath(path), nameRoute(serverAddresses.api + path));
  for (const { method, path, handle } of operations) {
    router.route(expressPath(path))[method](...handle(parts));
  }
  for (const path of paths) {
    router.all(expressPath(path), refuseOtherMethods(allowedMethods(operations, path)));
  }
  if (parts.site.apiSchemas) addDescription(router, parts, operations);
  router.use((_request, response) => sendError(response, 404, { error: 'Not found' }));
  router.use(createJsonFaultHandler('Internal server error', parts.reportFault));
  return router;
}

function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function addDescription(
  router: Router,
  { site }: ApiParts,
  operations: readonly Operation[],
): void {
  const schemas = { ...site.apiSchemas, ...messageSchemas(site.forms) };
  const resource = createJsonResource(createOpenApi(operations, schemas));
  router
    .route('/openapi.json')
    .get((request, response) => sendResource(request, response, resource))
    .all(refuseOtherMethods('GET, HEAD'));
}
