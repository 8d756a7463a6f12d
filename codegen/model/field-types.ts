/** The types of a form's field that a visitor writes in; in a field of any other type something is picked. */
export const writtenTypes: readonly string[] = ['text', 'email', 'tel', 'textarea'];
