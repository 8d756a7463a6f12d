import { describe, expect, test } from 'vitest';
import { startReading } from './reading.ts';
import { models } from './specification/routes.ts';

const reading = startReading();

const ask = (path: string) => fetch(reading.site().url + path);

const message = {
  firstName: 'Ada',
  lastName: 'Plain',
  email: 'ada@visitor.example',
  phone: '+1 302 555 0142',
  interest: 'parts',
  message: 'Do you have a seat cover for an EV CITY?',
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
    expect(list).toHaveLength(Object.values(models).flat().length);
    for (const vehicle of list) {
      expect(vehicle).toMatchObject({
        id: expect.stringMatching(/^(denago|evolution)-[a-z0-9-]+$/),
        name: expect.any(String),
        description: expect.any(String),
        price: expect.any(Number),
        brand: expect.stringMatching(/^(Denago|Evolution)$/),
        category: expect.any(String),
        inStock: true,
        isNew: expect.any(Boolean),
        images: expect.any(Array),
        features: expect.any(Array),
        specifications: expect.any(Object),
      });
    }
    expect(
      list
        .filter(({ isNew }) => isNew)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['denago-ev-city', 'evolution-d5-maverick-4-plus', 'evolution-d6-max-xt4']);
  });

  test.for(['denago-ev-city', 'ev-city'])(
    'a vehicle answers by its id and by the slugs of links: %s',
    async (id) => {
      const response = await ask(`/api/vehicles/${id}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        id: 'denago-ev-city',
        price: 15000,
        specifications: { seatingCapacity: 2, range: '40 miles', topSpeed: '25 mph' },
      });
    },
  );

  test.for(['d5-ranger-2+2', 'd5-ranger-2%2B2'])('%s answers with the one id', async (slug) => {
    expect(await (await ask(`/api/vehicles/${slug}`)).json()).toMatchObject({
      id: 'evolution-d5-ranger-2-plus-2',
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
