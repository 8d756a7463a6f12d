import { entryState } from './entry-state.ts';

/** The history entry of the open slide-out menu, so that Back closes it. */
export interface MenuEntry {
  /** The menu is open; `close` is called when Back leaves its entry. */
  open(close: () => void): void;
  /** A link of the menu is followed: its page takes the place of the entry. */
  follow(): void;
  /** The menu is closed: its entry is left by a step back. */
  close(): void;
  /** Leaves the entry by a step back, and then goes on. */
  leave(goOn: () => void): void;
  /** The visitor has gone Back or Forward. */
  step(): void;
}

/** True while the present entry only stands for the open menu. */
export function isMenuEntry(): boolean {
  return entryState().isMenu === true;
}

/** Makes the keeper of the menu's entry; `onOpen` is called before it is made. */
export function createMenuEntry(onOpen: () => void): MenuEntry {
  let closeMenu: (() => void) | undefined;
  let next: (() => void) | undefined;
  const goBack = () => {
    if (isMenuEntry()) history.back();
  };
  // Loaded again, the menu is closed.
  goBack();
  return {
    open(close) {
      closeMenu = close;
      if (isMenuEntry()) return;
      onOpen();
      history.pushState({ ...entryState(), isMenu: true }, '');
    },
    follow() {
      closeMenu = undefined;
    },
    close() {
      if (!closeMenu) return;
      closeMenu = undefined;
      goBack();
    },
    leave(goOn) {
      next = goOn;
      goBack();
    },
    step() {
      const goOn = next;
      next = undefined;
      goOn?.();
      if (!closeMenu) goBack();
      else if (!isMenuEntry()) closeMenu();
    },
  };
}
