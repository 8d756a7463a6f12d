/** Below this address each page of the site is shown with the editor around it. */
export const deskAddress = '/__desk';

/** The page that is edited, or seen. */
export function addressHere(): string {
  const { pathname, search } = location;
  const path = pathname.startsWith(deskAddress) ? pathname.slice(deskAddress.length) : pathname;
  return (path || '/') + search;
}

/** What is listed below the bar. */
export const sheets = ['Records', 'Facts', 'Changes', 'Problems'] as const;
export type Sheet = (typeof sheets)[number];

const wanted = 'sheet';

/** Goes to the editor of the page that is seen, and there to a sheet. */
export function goToEditor(sheet?: Sheet): void {
  if (sheet) sessionStorage.setItem(wanted, sheet);
  location.assign(deskAddress + addressHere() + location.hash);
}

/** The sheet that was wanted, once. */
export function takeSheet(): Sheet | undefined {
  const sheet = sessionStorage.getItem(wanted);
  sessionStorage.removeItem(wanted);
  return sheets.find((each) => each === sheet);
}
