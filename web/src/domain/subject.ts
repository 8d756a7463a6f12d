interface Link {
  readonly href: string;
  readonly target: string;
}

/** Adds the name to a link within the site, for the form it leads to; returns any other link as it is. */
export function asksAbout<Action extends Link>(action: Action, name: string): Action {
  if (action.target !== 'internal' || /[?#]/.test(action.href)) return action;
  return { ...action, href: `${action.href}?${new URLSearchParams({ about: name })}` };
}

/** Adds the vehicle to a link within the site, for the tool it leads to; a link that names one stays as it is. */
export function carries<Action extends Link>(action: Action, vehicle: string): Action {
  const [path = '', anchor] = action.href.split('#');
  if (action.target !== 'internal' || path.includes('vehicle=')) return action;
  const query = `${path.includes('?') ? '&' : '?'}${new URLSearchParams({ vehicle })}`;
  return { ...action, href: path + query + (anchor === undefined ? '' : `#${anchor}`) };
}

/** Replaces the start of a text with its subject, unless the visitor has changed the text. */
export function textWithSubject(text: string, before: string, start: string): string {
  const isUntouched = text === '' || text === before;
  return isUntouched ? start : text;
}
