import * as z from 'zod/mini';

/** What the pages read of a vehicle that the API returns. */
export const vehicleSchema = z.looseObject({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  description: z.string(),
  price: z.optional(z.number()),
  brand: z.optional(z.string()),
  category: z.optional(z.string()),
  inStock: z.boolean(),
  isNew: z.boolean(),
  images: z.array(z.string()),
  features: z.array(z.string()),
  specifications: z.record(z.string(), z.unknown()),
});

export const vehicleListSchema = z.array(vehicleSchema);
