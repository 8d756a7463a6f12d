import type { Request, RequestHandler, Response } from 'express';
import { type Resource, sendResource } from '../http/resource.ts';
import type { BuiltSite } from '../site.ts';
import { createJsonResource, sendError } from './json-responses.ts';

/** What the catalog's operations need. */
export interface VehicleParts {
  readonly site: BuiltSite;
}

/** Answers with every vehicle. */
export function listVehicles({ site }: VehicleParts): RequestHandler[] {
  const list = createJsonResource(site.vehicles);
  return [(request, response) => sendResource(request, response, list)];
}

/** Answers with one vehicle, by its id or any of its aliases. */
export function getVehicle(parts: VehicleParts): RequestHandler[] {
  const byName = indexVehicles(parts);
  return [
    (request: Request, response: Response) => {
      const vehicle = byName.get(String(request.params.id));
      if (vehicle) sendResource(request, response, vehicle);
      else sendError(response, 404, { error: 'Vehicle not found' });
    },
  ];
}

// A Map: a plain object would also find `constructor`.
function indexVehicles({ site }: VehicleParts): ReadonlyMap<string, Resource> {
  const byName = new Map(site.vehicles.map((vehicle) => [vehicle.id, createJsonResource(vehicle)]));
  for (const [alias, id] of Object.entries(site.vehicleAliases)) {
    const vehicle = byName.get(id);
    if (vehicle && !byName.has(alias)) byName.set(alias, vehicle);
  }
  return byName;
}
