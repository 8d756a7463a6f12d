// In development every page carries this: new content appears in the open page as it is saved.

import { parsePage } from './parsed-page.ts';

const framePieces = ['.top-bar', '.site-header', '.site-footer', 'body > .call-bar'];

async function showNewContent(): Promise<void> {
  document.querySelector('vite-error-overlay')?.remove();
  const response = await fetch(location.href);
  const next = parsePage(await response.text());
  document.title = next.title;
  // Where the application runs, the page is React's and is brought up to date by it.
  const isTaken = document.querySelector('#page')?.hasAttribute('data-running') === true;
  for (const piece of isTaken ? framePieces : [...framePieces, '#page']) {
    const fresh = next.querySelector(piece);
    if (fresh) document.querySelector(piece)?.replaceWith(fresh);
  }
}

import.meta.hot?.on('content:changed', showNewContent);
