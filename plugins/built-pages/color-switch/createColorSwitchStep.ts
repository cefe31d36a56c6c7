import { listClasses } from '../../../lib/built-pages/BuiltPage';
import { DISABLED_SWITCH_CLASS } from '../../../lib/built-pages/pageClasses';
import type { PostBuildStep } from '../../../lib/built-pages/PostBuildStep';

/** Class of what can be pressed and does nothing without scripts; `src/css/navbar.css` hides it there. */
const NEEDS_SCRIPTS = 'needs-scripts';

/**
 * Takes `disabled` off the switch of the color mode, which the theme draws for its own application to enable: browsers tell nobody of a click on such a button, so one that comes before the client has
 * started would be lost. Goes before the steps that change what is in the switch.
 */
export function createColorSwitchStep(): PostBuildStep {
  return {
    name: 'color switch',
    start: () => ({
      readPage(page) {
        for (const button of page.filter('button')) {
          const name = listClasses(button).find((one) => one.startsWith(DISABLED_SWITCH_CLASS));
          if (name === undefined) continue;
          const markup = page.readMarkup(button).replace(/ disabled(?:="")?(?=[ >])/, '');
          page.replace(button, markup.replace(name, NEEDS_SCRIPTS));
        }
      },
    }),
  };
}
