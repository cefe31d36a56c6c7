// What the bar and the menus do in the browser. The markup is that of the classic theme.
import { addBehaviors } from '../behaviors';
import { announcementBar } from './announcementBar';
import { colorMode } from './colorMode';
import { dropdowns } from './dropdowns';
import { earlyInput } from './earlyInput';
import { mobileMenu } from './mobile-menu/mobileMenu';
import { scrolling } from './scrolling';
import { skipLink } from './skipLink';

addBehaviors(colorMode, announcementBar, scrolling, dropdowns, mobileMenu, skipLink, earlyInput);
