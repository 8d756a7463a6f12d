/** The width from which there is room for the panel beside the page. */
const wide = 1000;
const panelWidth = 400;

/** Makes room for the bar above the page, and for the panel beside it while it is open. */
export function createPageRoom(): { setPanel(isOpen: boolean): void } {
  const style = document.createElement('style');
  document.head.append(style);
  let isOpen = false;
  const taken = () => (isOpen && innerWidth >= wide ? panelWidth : 0);
  const make = () => {
    style.textContent = `
      html { padding: 44px ${taken()}px 0 0; }
      body > header { top: 44px !important; }
      body > [data-call-bar] { right: ${taken()}px !important; }
      @media print { html { padding: 0; } }`;
    layOutFor(taken());
  };
  addEventListener('resize', make);
  // Styles come later, too, and again while somebody changes them.
  const watcher = new MutationObserver(() => layOutFor(taken()));
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
  make();
  return {
    setPanel(isNowOpen) {
      if (isOpen === isNowOpen) return;
      isOpen = isNowOpen;
      make();
    },
  };
}

const asWritten = new WeakMap<CSSMediaRule, string>();

/**
 * Lays the page out as in a window that has less width by so many pixels: its styles ask for the width of the window, which
 * the panel does not change.
 */
function layOutFor(taken: number): void {
  for (const rule of [...document.styleSheets].flatMap(mediaRulesIn)) {
    const written = asWritten.get(rule) ?? rule.media.mediaText;
    asWritten.set(rule, written);
    const wanted =
      taken === 0 ? written : written.replaceAll(/[\d.]+(?:px|r?em)/g, `calc($& + ${taken}px)`);
    if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
  }
}

/** The rules for some widths, also within others. */
function mediaRulesIn({ cssRules }: { readonly cssRules: CSSRuleList }): readonly CSSMediaRule[] {
  return [...cssRules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule && rule.media.mediaText.includes('width') ? [rule] : []),
    ...('cssRules' in rule ? mediaRulesIn(rule as CSSGroupingRule) : []),
  ]);
}
