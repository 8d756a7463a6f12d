import './styles/index.css';
import { enhanceMenus } from './enhance/menus.ts';
import { onFirstPress } from './enhance/on-first-press.ts';
import { enhanceOpenNow } from './enhance/open-now.ts';
import { enhancePrintHeader } from './enhance/print-header.ts';
import { enhanceSlideOut } from './enhance/slide-out.ts';
import { startNavigation } from './navigation/navigation.ts';

enhanceMenus();
enhanceSlideOut(startNavigation());
onFirstPress('[data-embed]', async () => (await import('./enhance/map-embed.ts')).showMap);
onFirstPress('[data-sort]', async () => (await import('./enhance/table-sort.ts')).sortTable);
enhanceOpenNow();
enhancePrintHeader();
