/** Marks the history entry that stands for the open slide-out menu, so that Back closes it. */
const mark = 'slideOut';

/** True while the newest history entry only stands for the open menu. */
export function isMenuEntry(): boolean {
  return history.state?.[mark] === true;
}

/** Adds the history entry of the open menu, unless it is there already. */
export function pushMenuEntry(): void {
  if (!isMenuEntry()) history.pushState({ ...history.state, [mark]: true }, '');
}
