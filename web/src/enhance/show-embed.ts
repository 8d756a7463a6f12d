/** Replaces the button with a map or another piece of another site, which is not contacted before the click. */
export function showEmbed(button: HTMLElement): void {
  const area = button.closest('[data-embed-area]:not([data-loaded])');
  const slot = area?.querySelector<HTMLElement>('[data-embed-slot]');
  if (!area || !slot) return;
  area.setAttribute('data-loaded', '');
  const isScript = button.dataset.script !== undefined;
  slot.append(isScript ? scriptOf(button, slot) : frameOf(button));
  (isScript ? slot : slot.querySelector('iframe'))?.focus();
}

function frameOf({ dataset }: HTMLElement): HTMLIFrameElement {
  const { embed = '', title = '', height, sandbox } = dataset;
  const frame = document.createElement('iframe');
  // It holds for what is loaded after it.
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  if (height !== undefined) frame.height = height;
  frame.src = embed;
  frame.title = title;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allowFullscreen = true;
  return frame;
}

/** Scripts look for their values at their own element, or at the place that they fill. */
function scriptOf({ dataset }: HTMLElement, slot: HTMLElement): HTMLScriptElement {
  const script = document.createElement('script');
  Object.assign(script.dataset, slot.dataset);
  delete script.dataset.embedSlot;
  script.src = dataset.embed ?? '';
  return script;
}
