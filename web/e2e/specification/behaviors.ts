// How the screens behave, are checked, ask the server and fail: every line names the test that holds it.

/** One line of the list: its words, the file of its test, and words of the test's title. */
export type Covered = readonly [words: string, file: string, title: string];

const ecoImpact = './specification/screens/eco-impact.ts';

export const behaviors: Readonly<Record<string, readonly Covered[]>> = {
  'states and transitions': [
    [
      'the phone menu closes when a link is tapped',
      './header.test.ts',
      'closes on a tapped link and goes there',
    ],
    [
      'a vehicle that loads shows a placeholder',
      './vehicle.test.ts',
      'shows a placeholder while the vehicle loads',
    ],
    [
      'a vehicle that is not found says so',
      './vehicle.test.ts',
      'says that the vehicle is not found',
    ],
    ['the badge: NEW before In Stock before Out of Stock', './vehicle.test.ts', 'wears the badge'],
    [
      'availability and condition in the metadata',
      './metadata.test.ts',
      'says its price, availability and condition',
    ],
    [
      'the form while it sends: Sending..., disabled',
      './contact.test.ts',
      'sends a message once, thanks, and keeps it',
    ],
    [
      'the form after a failure: idle again, with a notice',
      './contact.test.ts',
      'shows a refusal of',
    ],
    [
      'the list while it loads: six placeholders',
      './inventory.test.ts',
      'shows six placeholders while the list loads',
    ],
    ['the list that failed', './inventory.test.ts', 'says why the list could not be loaded'],
    ['the list without a match', './inventory.test.ts', 'says three things when nothing matches'],
    [
      'the calculator: 1500 ms, then results, a banner for 3000 ms',
      './calculator.test.ts',
      'starts with its defaults, pauses, then shows results and a banner that goes',
    ],
    [
      'the count-up, and none for those who want less motion',
      './calculator.test.ts',
      'shows final figures at once',
    ],
    [
      'results stay until the next run',
      './calculator.test.ts',
      'keeps its results until the next run',
    ],
    [
      'an unknown Sussex town leads to the county: by the server',
      './routes.test.ts',
      'an unknown Sussex town leads to the county',
    ],
    [
      'an unknown Sussex town leads to the county: by a link',
      './navigation.test.ts',
      'below Sussex County leads to the county',
    ],
    [
      'a new location starts at the top',
      './navigation.test.ts',
      'starts at the top, with the title',
    ],
    ['storage in arrears: 30, 60, 90 and 120 days', './specification/facts.ts', '120 days'],
  ],
  'validation rules': [
    ['each field with its message', './contact-fields.test.ts', 'says only its own message'],
    ['the four interests, sales at first', './contact-fields.test.ts', 'offers four interests'],
    ['search: name or description, in any case', '../src/domain/vehicle-filter.test.ts', 'search'],
    ['brand, category and price bands', '../src/domain/vehicle-filter.test.ts', '15000'],
    [
      'a cart of exactly $15,000',
      './inventory.test.ts',
      'puts a cart of exactly $15,000 into the middle',
    ],
    ['the five categories', './inventory.test.ts', 'knows the category'],
    [
      'miles per week from 1 to 500, uses and time frames',
      ecoImpact,
      'calculator: miles with its bounds',
    ],
    [
      'renters, cards, returns, delivery and children as the policies say',
      './facts.test.ts',
      'says what it must',
    ],
  ],
  'calls to the server': [
    [
      'the list of vehicles: an array with every field',
      './api.test.ts',
      'the list holds every vehicle with its fields',
    ],
    ['the list: three retries', './inventory.test.ts', 'after three more tries'],
    ['one vehicle by id', './api.test.ts', 'a vehicle answers by its id and by the slugs'],
    ['a vehicle that does not exist', './api.test.ts', 'an unknown vehicle is a 404 with an error'],
    ['a message', './api.test.ts', 'a message is accepted'],
    ['a message that is refused', './api.test.ts', 'a message that breaks a rule is refused'],
    ['phone links dial in full', './links.test.ts', 'a phone number is dialed in full'],
    [
      'the financing application opens in a new tab',
      './links.test.ts',
      'a link to another site opens a new tab',
    ],
    [
      'the map is asked for by place, name and zoom',
      './privacy.test.ts',
      'comes after a click, by place and name, at zoom 14',
    ],
  ],
  'the catalog of errors': [
    [
      'a vehicle that could not be fetched',
      './vehicle.test.ts',
      'says that the vehicle is not found',
    ],
    [
      'a message that failed: the error of the answer, or its own words',
      './contact.test.ts',
      'Failed to submit contact form',
    ],
    [
      'a message that did not arrive',
      './contact.test.ts',
      'Failed to send message. Please try again.',
    ],
    [
      'the list that failed',
      './inventory.test.ts',
      'Error loading vehicles: Failed to fetch vehicles: 500',
    ],
    [
      'a filter that finds nothing',
      './inventory.test.ts',
      'No vehicles match your current filters.',
    ],
    ['an unknown path', './routes.test.ts', 'shows the not-found screen'],
    [
      'an unknown Sussex town, silently',
      './routes.test.ts',
      'an unknown Sussex town leads to the county',
    ],
    [
      'fields with faults',
      './contact.test.ts',
      'says what is missing, leads to it, and loses nothing',
    ],
  ],
};
