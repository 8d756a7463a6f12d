// The document below `/__desk` loads this: the page in its frame is the form. Nothing of it is in the built site.
import { forgetPlaces } from '../origins/placed-element.ts';
import { endDrafts, takeLeftDrafts } from './drafts.ts';
import { Editor } from './editor.tsx';
import { showEditor } from './editor-host.ts';
import { createPageFrame } from './page-frame.ts';
import { ask } from './query-client.ts';
import { createSession } from './session.ts';

await takeLeftDrafts();
// Without an answer they stay.
await endDrafts(async (draft) => (await ask('show', draft)).isDone === true).catch(() => undefined);

const frame = createPageFrame();
const session = createSession({ onPreview: frame.preview, onSaved: forgetPlaces });
const root = showEditor(<Editor {...{ session, frame }} />);
// Its links are followed where the page stands.
root.addEventListener('click', (event) => {
  const [target] = event.composedPath();
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  frame.go(link.href);
});
import.meta.hot?.on('content:checked', () => {
  forgetPlaces();
  void session.refresh();
});
