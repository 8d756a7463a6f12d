/** How many pages are taken to be open: those that were asked for last. A page that is open asks again after each change. */
const most = 4;

/** Follows which pages browsers look at; tells whenever there is another. */
export function openAddresses(tell: (addresses: readonly string[]) => void) {
  let open: readonly string[] = [];
  return {
    asked(address: string): void {
      const isKnown = open.includes(address);
      open = [address, ...open.filter((each) => each !== address)].slice(0, most);
      if (!isKnown) tell(open);
    },
  };
}
