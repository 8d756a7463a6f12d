import { describe, expect, test } from 'vitest';
import { first, vehicleName, vehicles } from './content/records.ts';
import { startReading } from './reading.ts';

const reading = startReading();

const ask = (path: string) => fetch(reading.site().url + path);

const message = {
  firstName: 'Ada',
  lastName: 'Plain',
  email: 'ada@visitor.example',
  phone: '+1 302 555 0142',
  interest: 'parts',
  message: 'Do you have a seat cover for my cart?',
};

const post = (body: unknown) =>
  fetch(`${reading.site().url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the vehicles', () => {
  test('the list holds every vehicle with its fields', async () => {
    const response = await ask('/api/vehicles');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const list: Record<string, unknown>[] = await response.json();
    expect(list.map(({ id }) => id).sort()).toEqual(vehicles.map(({ id }) => id).sort());
    for (const vehicle of vehicles) {
      expect(list.find(({ id }) => id === vehicle.id)).toMatchObject({
        name: vehicleName(vehicle),
        description: expect.any(String),
        price: vehicle.price.money,
        brand: vehicleName(vehicle).slice(0, -vehicle.model.length - 1),
        category: expect.any(String),
        inStock: vehicle.inStock,
        isNew: vehicle.isNew,
        images: expect.any(Array),
        features: vehicle.features.map(() => expect.any(String)),
        specifications: expect.any(Object),
      });
    }
  });

  test('one answers by its id and by every slug of a link to it', async () => {
    for (const { id, price, aliases = [] } of [
      first(vehicles),
      ...vehicles.filter(({ slug }) => slug.includes('+')),
    ]) {
      for (const name of [id, ...aliases, ...aliases.map(encodeURIComponent)]) {
        const response = await ask(`/api/vehicles/${name}`);
        expect([name, response.status]).toEqual([name, 200]);
        expect(await response.json()).toMatchObject({ id, price: price.money });
      }
    }
  });

  test('show the seats, the range and the top speed that their files give', async () => {
    const { id, specifications } =
      vehicles.find((each) => 'range' in each.specifications) ?? expect.fail();
    const { range, topSpeed, seatingCapacity } = specifications as Record<
      string,
      Record<string, number>
    >;
    expect(await (await ask(`/api/vehicles/${id}`)).json()).toMatchObject({
      specifications: {
        seatingCapacity,
        range: `${range?.miles} miles`,
        topSpeed: `${topSpeed?.mph} mph`,
      },
    });
  });

  test('an unknown vehicle is a 404 with an error', async () => {
    const response = await ask('/api/vehicles/none');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'Vehicle not found' });
  });

  test('every picture of every vehicle is there', async () => {
    const list: { images: string[] }[] = await (await ask('/api/vehicles')).json();
    const pictures = new Set(list.flatMap(({ images }) => images));
    expect(pictures.size).toBeGreaterThan(0);
    for (const picture of pictures)
      expect([picture, (await ask(picture)).status]).toEqual([picture, 200]);
  });
});

describe('the contact call', () => {
  test.for(['(302) 555-0142', '302.555.0142', '+1 302 555 0142', ' 3025550142 '])(
    'a message is accepted from %s',
    async (phone) => {
      const response = await post({ ...message, lastName: "O'Brien", firstName: ' Zoë ', phone });
      expect(response.status).toBe(201);
      expect(await response.json()).toBeTypeOf('object');
    },
  );

  test.for([
    ['firstName', '', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', 'nobody', 'Invalid email address'],
    ['phone', '555-0142', 'Phone number is required'],
    ['message', 'Too short', 'Message must be at least 10 characters'],
  ] as const)('a message that breaks a rule is refused: %s "%s"', async ([field, value, error]) => {
    const response = await post({ ...message, [field]: value });
    expect(response.status).toBe(400);
    expect((await response.json()).error).toContain(error);
  });

  test('a message about something else is refused', async () => {
    const response = await post({ ...message, interest: 'boats' });
    expect(response.status).toBe(400);
    expect((await response.json()).error).toBeTypeOf('string');
  });
});
