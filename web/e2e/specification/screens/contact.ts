import { count, dials, headings, inside, link, says, under } from '../look.ts';
import { call, type Screen } from './screen.ts';

export const contact: Screen = {
  name: 'contact',
  paths: ['/contact'],
  lines: [
    ['hero: call and email', inside('main section', dials('Call'), link('Email us', /^mailto:/))],
    [
      'details: location, service area, phone, email, website',
      under(
        'How to reach us',
        says('Main location', 'Service area', 'Main phone', 'Email', 'Website', call),
      ),
    ],
    [
      'business hours',
      under('How to reach us', headings('Business Hours'), says('Mon-Fri', '9AM-5PM', 'Closed')),
    ],
    [
      'the form',
      under(
        'Send Us a Message',
        ...['firstName', 'lastName', 'email', 'phone', 'interest', 'message'].map((name) =>
          count(1, `[name=${name}]`),
        ),
      ),
    ],
    ['hours of every department', under('Hours by department', count(6, 'table'))],
  ],
};

export const thankYou: Screen = {
  name: 'thank-you',
  paths: ['/thank-you'],
  lines: [
    ['confirmation', headings('Thank you for your message')],
    ['response time', inside('main', says('24 hours', '2-6 hours in business hours'))],
    ['three steps', under('What happens next', count(3, 'ol li'))],
    [
      'two dealerships with phones',
      under('Dover Showroom', says('Dover, DE 19901'), dials(call)),
      under('Fenwick Island Headquarters', says('Fenwick Island, DE 19944'), dials(call)),
    ],
    [
      'ways on',
      inside(
        'main',
        link('View Inventory', '/inventory'),
        link('See Rentals', '/rentals'),
        link('See Services', '/services'),
        link('Back to Home', '/'),
      ),
    ],
  ],
};
