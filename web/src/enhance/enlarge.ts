const known = new WeakSet<HTMLDialogElement>();

/** Opens the large pictures of a gallery at the one that a link shows. */
export function enlarge(link: HTMLElement): void {
  const dialog = document.getElementById(link.dataset.enlarge ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (!known.has(dialog)) listen(dialog);
  known.add(dialog);
  const links = [...document.querySelectorAll(`[data-enlarge="${dialog.id}"]`)];
  dialog.showModal();
  show(dialog, links.indexOf(link));
}

/** What a dialog does not do by itself: Escape closes it, the focus returns, and the strip is swiped. */
function listen(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-step]');
    if (button) move(dialog, Number(button.dataset.step));
  });
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(dialog, step);
  });
  for (const leave of ['popstate', 'pagehide']) addEventListener(leave, () => dialog.close());
}

function move(dialog: HTMLDialogElement, step: number): void {
  if (step === 0) dialog.close();
  else show(dialog, shownIn(dialog) + step);
}

function shownIn(dialog: HTMLDialogElement): number {
  const { scrollLeft, clientWidth } = stripOf(dialog);
  return Math.round(Math.abs(scrollLeft) / clientWidth);
}

/** The picture after the last one is the first. */
function show(dialog: HTMLDialogElement, index: number): void {
  const { children } = stripOf(dialog);
  const place = (index + children.length) % children.length;
  children[place]?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' });
}

function stripOf(dialog: HTMLDialogElement): Element {
  return dialog.querySelector('[data-strip]') ?? dialog;
}
