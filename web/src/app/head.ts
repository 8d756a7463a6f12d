import type { PageDocument } from '../../../generated/sections.ts';

/** Makes the head say what the shown page is. */
export function updateHead({ meta }: PageDocument): void {
  document.title = meta.title;
  setContent('description', meta.description);
  setContent('keywords', meta.keywords.join(', '));
  setContent('robots', meta.indexed ? 'index, follow' : 'noindex');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(meta.canonical, canonical.href).href;
}

function setContent(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}
