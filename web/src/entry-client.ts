import './styles/index.css';
import { enhanceMenus } from './enhance/menus.ts';
import { enhanceNotice } from './enhance/notice.ts';
import { onFirstPress } from './enhance/on-first-press.ts';
import { enhanceOpenNow } from './enhance/open-now.ts';
import { enhancePrintHeader } from './enhance/print-header.ts';
import { enhanceSlideOut } from './enhance/slide-out.ts';
import { startNavigation } from './navigation/navigation.ts';

enhanceMenus();
enhanceSlideOut();
startNavigation();
// The bundler would emit any other way of using a module in full, on every page.
onFirstPress('[data-embed]', () => import('./enhance/map-embed.ts').then((code) => code.showMap));
enhanceNotice();
enhanceOpenNow();
enhancePrintHeader();
// Few documents have a list of contents; where the application runs, the list does it itself.
const contents = document.querySelector('body:not(:has(#document)) [data-contents]');
if (contents) import('./policy/follow-reading.ts').then((code) => code.followReading(contents));
