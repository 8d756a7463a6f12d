import { entryState } from './entry-state.ts';

/** The history entry of the open slide-out menu, so that Back closes it. */
export interface MenuEntry {
  /** The menu is open; `close` is called when Back leaves its entry. */
  open(close: () => void): void;
  /** A link of the menu is followed: the page takes the place of the entry. */
  follow(): void;
  /** The menu is closed. */
  close(): void;
  /** The visitor has gone Back or Forward. */
  step(): void;
}

/** True while the present entry only stands for the open menu. */
export function isMenuEntry(): boolean {
  return entryState().isMenu === true;
}

/** Makes the keeper of the menu's entry. */
export function createMenuEntry(): MenuEntry {
  let closeMenu: (() => void) | undefined;
  const goBack = () => {
    if (isMenuEntry()) history.back();
  };
  // Loaded again, the menu is closed.
  goBack();
  return {
    open(close) {
      closeMenu = close;
      if (!isMenuEntry()) history.pushState({ ...entryState(), isMenu: true }, '');
    },
    follow() {
      closeMenu = undefined;
    },
    close() {
      if (!closeMenu) return;
      closeMenu = undefined;
      goBack();
    },
    step() {
      if (!closeMenu) goBack();
      else if (!isMenuEntry()) closeMenu();
    },
  };
}
