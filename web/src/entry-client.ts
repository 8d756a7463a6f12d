import './styles/index.css';
import { enhanceMaps } from './enhance/map-embed.ts';
import { enhanceMenus, foldOnNarrowScreens } from './enhance/menus.ts';
import { enhancePrintHeader } from './enhance/print-header.ts';
import { enhanceSlideOut } from './enhance/slide-out.ts';
import { enhanceTables } from './enhance/table-sort.ts';
import { loadApplicationByNeed } from './navigation/load-application.ts';

enhanceMenus();
foldOnNarrowScreens();
enhanceSlideOut();
enhanceMaps();
enhanceTables();
enhancePrintHeader();
loadApplicationByNeed();
