import './styles/index.css';
import { enhanceMaps } from './enhance/map-embed.ts';
import { enhanceMenus, foldOnNarrowScreens } from './enhance/menus.ts';
import { enhanceOpenNow } from './enhance/open-now.ts';
import { enhancePrintHeader } from './enhance/print-header.ts';
import { enhanceSlideOut } from './enhance/slide-out.ts';
import { enhanceTables } from './enhance/table-sort.ts';
import { startNavigation } from './navigation/navigation.ts';

enhanceMenus();
foldOnNarrowScreens();
enhanceSlideOut(startNavigation({ onPage: foldOnNarrowScreens }));
enhanceMaps();
enhanceTables();
enhanceOpenNow();
enhancePrintHeader();
