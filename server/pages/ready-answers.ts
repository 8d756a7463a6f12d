import type { RequestHandler } from 'express';
import { type Resource, sendResource } from '../http/resource.ts';
import { hasSingleHost } from '../http/single-host.ts';

/** Answers what is ready by its exact address, before any other code of the application runs. */
export function createReadyAnswers(resources: ReadonlyMap<string, Resource>): RequestHandler {
  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const resource = isRead ? resources.get(request.url) : undefined;
    if (!resource || !hasSingleHost(request)) return next();
    sendResource(request, response, resource);
  };
}
