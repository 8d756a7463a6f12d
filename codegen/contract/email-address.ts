/**
 * The email addresses that browsers take in a field for one, by the HTML standard. Letters beyond ASCII before the @ are
 * not among them: no browser takes them there, and an answer to them would be refused by most mail servers.
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

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
