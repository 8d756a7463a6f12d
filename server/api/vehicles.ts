import { type Request, type Response, Router } from 'express';
import { compressText, createResource, type Resource, sendResource } from '../http/resource.ts';
import type { HeaderSet } from '../http/security-headers.ts';
import type { BuiltSite } from '../site.ts';
import { refuseOtherMethods, sendError } from './json-answers.ts';

type Catalogue = Pick<BuiltSite, 'vehicles' | 'vehicleAliases'>;

/** The catalogue: the list, and one vehicle by its id or any of its aliases. */
export function createVehicleRouter(catalogue: Catalogue, headers: HeaderSet): Router {
  const list = createJson(catalogue.vehicles, headers);
  const byName = indexVehicles(catalogue, headers);
  const router = Router();
  router
    .route('/')
    .get((request, response) => sendResource(request, response, list))
    .all(refuseOtherMethods('GET, HEAD'));
  router
    .route('/:id')
    .get((request: Request<{ id: string }>, response: Response) => {
      const vehicle = byName.get(request.params.id);
      if (vehicle) sendResource(request, response, vehicle);
      else sendError(response, 404, { error: 'Vehicle not found' });
    })
    .all(refuseOtherMethods('GET, HEAD'));
  return router;
}

// A Map and no object: `constructor` is nobody's id.
function indexVehicles(catalogue: Catalogue, headers: HeaderSet): ReadonlyMap<string, Resource> {
  const byName = new Map(
    catalogue.vehicles.map((vehicle) => [vehicle.id, createJson(vehicle, headers)]),
  );
  for (const [alias, id] of Object.entries(catalogue.vehicleAliases)) {
    const vehicle = byName.get(id);
    if (vehicle && !byName.has(alias)) byName.set(alias, vehicle);
  }
  return byName;
}

function createJson(value: unknown, headers: HeaderSet): Resource {
  return createResource({
    bodies: compressText(JSON.stringify(value)),
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    },
  });
}
