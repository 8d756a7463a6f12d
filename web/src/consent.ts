/** Asks once whether scripts of other sites that set something may load on every page, and keeps the answer. */

interface AskedScript {
  readonly address: string;
  readonly values: Readonly<Record<string, string>>;
}

type Answer = 'yes' | 'no';

const key = 'consent';

const notice = document.querySelector<HTMLElement>('[data-consent]');
if (notice) ask(notice, JSON.parse(notice.dataset.consent ?? '[]'));

function ask(notice: HTMLElement, scripts: readonly AskedScript[]): void {
  // An answer is one to these: others are asked about anew.
  const asked = scripts.map(({ address }) => address).join(' ');
  const given = readAnswer(asked);
  if (given === 'yes') load(scripts);
  if (given === undefined) show(notice);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-consent-ask], [data-consent-answer]');
    if (!button) return;
    const answer = button.dataset.consentAnswer as Answer | undefined;
    if (answer === undefined) return askAgain(notice, readAnswer(asked));
    const before = readAnswer(asked);
    keepAnswer(answer, asked);
    hide(notice);
    if (answer === before) return;
    if (answer === 'yes') load(scripts);
    // What runs cannot be taken back from this page.
    else if (before === 'yes') location.reload();
  });
}

function load(scripts: readonly AskedScript[]): void {
  for (const { address, values } of scripts) {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(values)) script.setAttribute(name, value);
    script.src = address;
    document.head.append(script);
  }
}

/** At the bottom of the window, and below all that the page has to say. */
function show(notice: HTMLElement): void {
  Object.assign(notice.style, { position: 'fixed', inset: 'auto 0 0', zIndex: '50' });
  notice.hidden = false;
  // What has the focus is never behind it.
  const room = `${notice.offsetHeight}px`;
  document.documentElement.style.scrollPaddingBottom = room;
  document.body.style.paddingBottom = room;
}

function hide(notice: HTMLElement): void {
  const back = notice.contains(document.activeElement);
  notice.hidden = true;
  document.documentElement.style.scrollPaddingBottom = '';
  document.body.style.paddingBottom = '';
  if (back && isAskedAgain(notice))
    document.querySelector<HTMLElement>('[data-consent-ask]')?.focus();
}

/** From the footer: with the answer so far, and the focus. */
function askAgain(notice: HTMLElement, answer: Answer | undefined): void {
  const line = notice.querySelector<HTMLElement>('[data-consent-given]');
  const button = notice.querySelector(`[data-consent-answer="${answer}"]`);
  if (line && button) {
    line.textContent =
      line.dataset.consentGiven?.replace('{answer}', button.textContent ?? '') ?? '';
    line.hidden = false;
  }
  show(notice);
  notice.focus();
}

function isAskedAgain(notice: HTMLElement): boolean {
  return notice.querySelector('[data-consent-given]:not([hidden])') !== null;
}

/** A browser that keeps nothing is asked on every page. */
function readAnswer(asked: string): Answer | undefined {
  try {
    const [answer, ...scripts] = localStorage.getItem(key)?.split(' ') ?? [];
    return scripts.join(' ') === asked ? (answer as Answer) : undefined;
  } catch {
    return undefined;
  }
}

function keepAnswer(answer: Answer, asked: string): void {
  try {
    localStorage.setItem(key, `${answer} ${asked}`);
  } catch {
    // Then it holds for this page.
  }
}
