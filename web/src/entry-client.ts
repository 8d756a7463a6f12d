import './styles/index.css';
import { loadApplicationByNeed } from './enhance/application.ts';
import { enhanceMaps } from './enhance/map-embed.ts';
import { enhanceMenus, foldOnNarrowScreens } from './enhance/menus.ts';
import { enhancePaper } from './enhance/paper-line.ts';
import { enhanceSlideOut } from './enhance/slide-out.ts';
import { enhanceTables } from './enhance/table-sort.ts';

enhanceMenus();
foldOnNarrowScreens();
enhanceSlideOut();
enhanceMaps();
enhanceTables();
enhancePaper();
loadApplicationByNeed();
