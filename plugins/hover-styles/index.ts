import type { Plugin } from '@docusaurus/types';
import type { AcceptedPlugin, Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';

const CONDITION = '(hover: hover)';

/** The menus of the bar: without scripts, hovering is what opens them, also under a finger. */
export const MENU = '.dropdown--hoverable';
/** Where their rules hold. */
export const MENU_CONDITION = `${CONDITION}, (scripting: none)`;

/** Stylesheets say `:hover` to devices that can hover only, see the README. */
export default function hoverStyles(): Plugin {
  return {
    name: 'hover-styles',

    configurePostCss(options) {
      options.plugins.push(limitHover);

      return options;
    },
  };
}

/** Puts the selectors of each rule that hover into a media query of their own, behind the others. */
export const limitHover: AcceptedPlugin = {
  postcssPlugin: 'hover-styles',
  Once(root) {
    root.walkRules(/:hover/, (rule) => {
      const hovering = isLimited(rule) ? [] : rule.selectors.filter(isHovering);
      if (hovering.length === 0) return;
      const others = rule.selectors.filter((selector) => !hovering.includes(selector));
      const menus = hovering.filter((selector) => selector.includes(MENU));
      const rest = hovering.filter((selector) => !menus.includes(selector));
      const limit = (params: string, selectors: string[]): void => {
        if (selectors.length > 0) rule.after({ name: 'media', params, nodes: [rule.clone({ selectors })] });
      };
      limit(MENU_CONDITION, menus);
      limit(CONDITION, rest);
      if (others.length === 0) rule.remove();
      else rule.selectors = others;
    });
  },
};

/** Whether a selector needs a pointer to hold at all. What stands in parentheses (`:not(:hover)`, `:has(a:hover)`) holds in other ways, too, and stays as it is. */
function isHovering(selector: string): boolean {
  return parseSelectors()
    .astSync(selector)
    .nodes.some(({ nodes }) => nodes.some(({ type, value }) => type === 'pseudo' && value === ':hover'));
}

function isLimited({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'params' in parent && parent.params.includes('hover');
}
