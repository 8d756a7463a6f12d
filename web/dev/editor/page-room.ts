/** The width from which there is room for the panel beside the page. */
const wide = 1000;
const panelWidth = 400;

/** Makes room for the bar above the page, and for the panel beside it while it is open. */
export function createPageRoom(): { setPanel(isOpen: boolean): void } {
  const style = document.createElement('style');
  document.head.append(style);
  let isOpen = false;
  const make = () => {
    const taken = isOpen && innerWidth >= wide ? panelWidth : 0;
    style.textContent = `
      html { padding: 44px ${taken}px 0 0; }
      body > header { top: 44px !important; }
      /* What is above the page keeps its layout of this window, which the panel does not change, and gets smaller. */
      [data-top-bar], body > header { zoom: ${(innerWidth - taken) / innerWidth}; }
      @media print { html { padding: 0; } }`;
  };
  addEventListener('resize', make);
  make();
  return {
    setPanel(isNowOpen) {
      isOpen = isNowOpen;
      make();
    },
  };
}
