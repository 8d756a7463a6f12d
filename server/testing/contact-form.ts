/** A message that the contact form of most dealers takes. */
export const goodContact = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  phone: '555-010-0100',
  interest: 'parts',
  message: 'Ten letters, or more.',
};
