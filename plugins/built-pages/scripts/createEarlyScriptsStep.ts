import type { Element } from 'hast';
import type { BuiltPage } from '../../../lib/built-pages/BuiltPage';
import { isInlineScript } from '../../../lib/built-pages/isInlineScript';
import type { PostBuildStep } from '../../../lib/built-pages/PostBuildStep';

/**
 * Puts the scripts with which the generator begins the body (the theme, what the address asks for) before the styles. Behind them, each waits until the styles have arrived, because it could ask for
 * them, and the parser waits for the script: the body would only be read then. They see nothing but the root element, so they can run before there is a body.
 *
 * Goes before the step of the styles, because `BuiltPage` cannot name the links which that one adds.
 */
export function createEarlyScriptsStep(): PostBuildStep {
  return {
    name: 'early-scripts',
    start: () => ({
      readPage(page) {
        const [firstStyles] = page.stylesheets;
        const scripts = listOpeningScripts(page);
        if (firstStyles === undefined || scripts.length === 0) return;
        page.insertBefore(firstStyles, scripts.map((script) => page.readMarkup(script)).join(''));
        for (const script of scripts) page.replace(script, '');
      },
    }),
  };
}

/** The scripts at the beginning of the body; only the theme's drawings stand between them. */
function listOpeningScripts(page: BuiltPage): Element[] {
  const elements = page.find('body')?.children.filter((child) => child.type === 'element') ?? [];
  const end = elements.findIndex((element) => !isInlineScript(element) && element.tagName !== 'svg');

  return elements.slice(0, end === -1 ? undefined : end).filter(isInlineScript);
}
