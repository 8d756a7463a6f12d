/** The types of form fields that a visitor types into; in a field of any other type they pick something. */
export const writtenTypes: readonly string[] = ['text', 'email', 'tel', 'textarea'];
