import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import frameLook from 'react-image-crop/dist/ReactCrop.css?inline';
import changesLook from './changes/changes.css?inline';
import look from './editor.css?inline';
import { forgetAnswers } from './query-client.ts';

/** Shows the editor before the page, whose styles it does not share: the keyboard comes to it first. */
export function showEditor(editor: ReactNode): ShadowRoot {
  const host = document.createElement('site-editor');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  // Its properties are those of a document; here they belong to the host.
  style.textContent = frameLook.replaceAll(':root', ':host') + look + changesLook;
  const place = document.createElement('div');
  root.append(style, place);
  document.body.before(host);
  createRoot(place).render(editor);
  return root;
}

import.meta.hot?.on('content:checked', () => void forgetAnswers());
