import postcss, { type AtRule, type Declaration } from 'postcss';

/** Matches strings and addresses in a value, whose words are not keywords. */
const QUOTED = /"[^"]*"|'[^']*'|url\([^)]*\)/g;

/** Names in MDN's data of the viewport units that consider the browser's toolbars, keyed by their first letter. */
const VIEWPORT_UNITS: Readonly<Record<string, string>> = { d: 'dynamic', l: 'large', s: 'small' };

/**
 * Lists the CSS features that a stylesheet uses, each by its possible names in MDN's data, the most precise first.
 * Selectors are not included.
 *
 * @param text - content of the stylesheet
 */
export function listStyleFeatures(text: string): string[][] {
  const features: string[][] = [];
  postcss.parse(text).walk((node) => {
    if (node.type === 'decl') features.push(...listDeclaration(node));
    if (node.type === 'atrule') features.push(...listAtRule(node));
  });

  return features;
}

function listDeclaration({ prop, value }: Declaration): string[][] {
  const plain = value.replaceAll(QUOTED, '');
  const functions = [...plain.matchAll(/([a-z][\w-]*)\(/g)].map(([, name]) => name ?? '');
  const units = [...plain.matchAll(/\d([a-z]+)\b/g)].map(([, unit]) => unit ?? '');
  const shared = [
    ...functions.map((name) => [`css.properties.${prop}.${name}`, `css.types.color.${name}`, `css.types.${name}`]),
    ...units.map(nameUnit),
  ];
  // A custom property has no keywords of its own.
  if (prop.startsWith('--')) return shared;
  const words = [...plain.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g)].map(([word]) => word);

  return [[`css.properties.${prop}`], ...words.map((word) => [`css.properties.${prop}.${word}`]), ...shared];
}

function nameUnit(unit: string): string[] {
  const [, size = ''] = /^([dls])v(?:[hwib]|min|max)$/.exec(unit) ?? [];
  const kind = VIEWPORT_UNITS[size];
  if (kind !== undefined) return [`css.types.length.viewport_percentage_units_${kind}`];

  return [unit.startsWith('cq') ? 'css.types.length.container_query_length_units' : `css.types.length.${unit}`];
}

function listAtRule({ name, params }: AtRule): string[][] {
  const conditions = name === 'media' ? [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, condition]) => condition) : [];
  const isRange = name === 'media' && /[<>]/.test(params);

  return [
    [`css.at-rules.${name}`],
    ...conditions.map((condition) => [`css.at-rules.media.${condition ?? ''}`]),
    ...(isRange ? [['css.at-rules.media.range_syntax']] : []),
  ];
}
