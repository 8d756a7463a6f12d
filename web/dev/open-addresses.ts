/** How many pages count as open: the most recently requested. An open page makes a new request after each change. */
const most = 4;

/** Tracks which pages browsers look at; reports each new one. */
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
