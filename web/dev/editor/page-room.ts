/** The width from which there is room for the panel beside the page. */
const wide = '(min-width: 1000px)';

/** Makes room for the bar above the page, and for the panel beside it while it is open. */
export function createPageRoom(): { setPanel(isOpen: boolean): void } {
  const style = document.createElement('style');
  const rules = (isOpen: boolean) => `
    html { padding-top: 44px; }
    body > header { top: 44px !important; }
    @media ${wide} { html { padding-right: ${isOpen ? 420 : 0}px; } }
    @media print { html { padding: 0; } }`;
  style.textContent = rules(false);
  document.head.append(style);
  return {
    setPanel(isOpen) {
      style.textContent = rules(isOpen);
    },
  };
}
