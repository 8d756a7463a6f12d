import './styles/index.css';
import { enhanceMenus } from './enhance/menus.ts';
import { enhanceOpenNow } from './enhance/open-now.ts';
import { enhancePrintHeader } from './enhance/print-header.ts';
import { enhanceSlideOut } from './enhance/slide-out.ts';
import { startNavigation } from './navigation/navigation.ts';
import { onFirstPress } from './navigation/on-first-press.ts';

enhanceMenus();
enhanceSlideOut(startNavigation());
// The bundler would emit any other way of using a module in full, on every page.
onFirstPress('[data-embed]', () => import('./enhance/map-embed.ts').then((code) => code.showMap));
onFirstPress('[data-sort]', () => import('./enhance/table-sort.ts').then((code) => code.sortTable));
enhanceOpenNow();
enhancePrintHeader();
