interface Link {
  readonly href: string;
  readonly target: string;
}

/** A link within the site that hands the name over to the form it leads to; any other as it is. */
export function asksAbout<Action extends Link>(action: Action, name: string): Action {
  if (action.target !== 'internal' || /[?#]/.test(action.href)) return action;
  return { ...action, href: `${action.href}?${new URLSearchParams({ about: name })}` };
}

/** The start of a text with its subject, put anew where it still is the one put there before. */
export function textWithSubject(text: string, before: string, start: string): string {
  const isUntouched = text === '' || text === before;
  return isUntouched ? start : text;
}
