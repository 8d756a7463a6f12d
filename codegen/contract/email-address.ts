/**
 * The email addresses that browsers take in a field for one, by the HTML standard. Letters beyond ASCII before the @ are
 * not among them: no browser takes them there, and an answer to them would be refused by most mail servers.
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a text is an address by the rule of forms: as browsers take it, and send it to the server. */
export function isEmailAddress(text: string): boolean {
  return emailPattern.test(networkAddress(text));
}

/** The link that begins a mail. A name may hold signs that mean something else in a link: `?`, `#`, `%`. */
export function mailLink(address: string): string {
  const at = address.lastIndexOf('@');
  const name = encodeURIComponent(address.slice(0, at)).replaceAll('%2B', '+');
  return `mailto:${name}${networkAddress(address).slice(at)}`;
}

/** An address with its domain as the network spells it, as browsers send it: `ann@xn--mller-kva.de` for `ann@müller.de`. */
export function networkAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // A domain in ASCII is spelled so already, and anything but letters, digits, marks and dots belongs to no domain.
  if (/^\p{ASCII}*$/u.test(domain) || /[^\p{L}\p{N}\p{M}.。-]/u.test(domain)) return address;
  try {
    // The label behind it keeps the domain from being read as a number, as `１.２` would be.
    const { hostname } = new URL(`http://${domain}.a`);
    return `${address.slice(0, at + 1)}${hostname.slice(0, -'.a'.length)}`;
  } catch {
    return address;
  }
}
