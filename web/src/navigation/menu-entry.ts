import { entryState } from './entry-state.ts';

/** The history entry of the open slide-out menu, so that Back closes it. */
export interface MenuEntry {
  /** Called when the menu opens; `close` is called when Back leaves its entry. */
  open(close: () => void): void;
  /** Called when a link of the menu is followed: the page replaces the entry. */
  follow(): void;
  /** Called when the menu is closed: goes back to leave its entry. */
  close(): void;
  /** Goes back to leave the entry, and then continues. */
  leave(goOn: () => void): void;
  /** Called after Back or Forward. */
  step(): void;
}

/** True while the current entry only represents the open menu. */
export function isMenuEntry(): boolean {
  return entryState().isMenu === true;
}

/** Creates the owner of the menu's entry; `onOpen` is called before the entry is added. */
export function createMenuEntry(onOpen: () => void): MenuEntry {
  let closeMenu: (() => void) | undefined;
  let next: (() => void) | undefined;
  const goBack = () => {
    if (isMenuEntry()) history.back();
  };
  // After a reload the menu is closed.
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
