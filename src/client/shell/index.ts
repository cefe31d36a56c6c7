// What the bar, the menus and the contents do in the browser. The markup is that of the classic theme.
import { addBehaviors } from '../behaviors';
import { announcementBar } from './announcementBar';
import { colorMode } from './colorMode';
import { contentsHighlight } from './contentsHighlight';
import { dropdowns } from './dropdowns';
import { categoryFolding } from './categoryFolding';
import { mobileContents } from './mobileContents';
import { mobileMenu } from './mobile-menu/mobileMenu';
import { scrolling } from './scrolling';
import { skipLink } from './skipLink';

addBehaviors(
  colorMode,
  announcementBar,
  scrolling,
  dropdowns,
  mobileMenu,
  categoryFolding,
  contentsHighlight,
  mobileContents,
  skipLink,
);
