// In development every page loads this: the page itself is the form. Nothing of it is in the built site.
import { createRoot } from 'react-dom/client';
import frameLook from 'react-image-crop/dist/ReactCrop.css?inline';
import { forgetPlaces } from '../origins/places-here.ts';
import changesLook from './changes/changes.css?inline';
import { endDrafts, takeLeftDrafts } from './drafts.ts';
import look from './editor.css?inline';
import { Editor } from './editor.tsx';
import { previewPage } from './live-content.ts';
import { createPageRoom } from './page-room.ts';
import { createSession } from './session.ts';
import { ask, forgetAnswers } from './use-calls.ts';

await takeLeftDrafts();
// Without an answer they stay.
await endDrafts(async (draft) => (await ask('show', draft)).isDone === true).catch(() => undefined);

const session = createSession({ onPreview: previewPage, onSaved: forgetPlaces });
const host = document.createElement('site-editor');
const root = host.attachShadow({ mode: 'open' });
const style = document.createElement('style');
// Its properties are those of a document; here they belong to the host.
style.textContent = frameLook.replaceAll(':root', ':host') + look + changesLook;
const place = document.createElement('div');
root.append(style, place);
document.documentElement.append(host);

const room = createPageRoom();
session.subscribe(() => room.setPanel(session.shown().file !== undefined));

createRoot(place).render(<Editor {...{ host, session }} />);

import.meta.hot?.on('content:checked', () => {
  void forgetAnswers();
  void session.refresh();
});
