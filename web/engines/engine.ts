// What a journey needs of a browser, whichever drives it.

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** The widths of a phone and of a desktop. */
export const sizes: readonly WindowSize[] = [
  { width: 375, height: 740 },
  { width: 1280, height: 800 },
];

export const isPhone = ({ width }: WindowSize) => width < 600;

/** Turned on for all windows of a browser. */
export interface Preferences {
  readonly dark?: boolean;
  readonly scripts?: boolean;
}

/**
 * One window. Elements are named by CSS, or by XPath where their text is what tells them apart; of several the first
 * is meant. Clicks and keys are real ones; what is clicked is scrolled to the middle of the window first.
 */
export interface Tab {
  /** Loads an address, and resolves after the event `load`. */
  open(address: string): Promise<void>;
  /** Starts on the way back: the page that it leads to may come later. */
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It can use nothing around it but its parameter. */
  run<T, P = undefined>(task: (parameter: P) => T, parameter?: P): Promise<T>;
  click(element: string): Promise<void>;
  /** Replaces what a field holds. */
  type(element: string, text: string): Promise<void>;
  choose(select: string, value: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  resize(size: WindowSize): Promise<void>;
  /** A PNG of what is visible. */
  picture(): Promise<Uint8Array>;
}

export interface Engine {
  readonly name: string;
  /** Why it does not run on this machine. */
  readonly missing: string | undefined;
  launch(preferences?: Preferences): Promise<{ tab: Tab; close(): Promise<void> }>;
}
