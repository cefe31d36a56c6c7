import type { Element } from 'hast';

/**
 * Describes markup that a policy without `unsafe-inline` blocks: `style` attributes, `style` elements, and event
 * handler attributes.
 *
 * @param elements - elements of one page
 * @returns unique descriptions without a subject, such as `has a <style> element`
 */
export function describeForbiddenMarkup(elements: readonly Element[]): string[] {
  return [...new Set(elements.flatMap(describeElement))];
}

function describeElement({ tagName, properties }: Element): string[] {
  const handlers = Object.keys(properties).filter((name) => /^on[A-Z]/.test(name));
  return [
    ...(tagName === 'style' ? ['has a <style> element'] : []),
    ...(properties.style === undefined ? [] : [`has <${tagName} style="${properties.style}">`]),
    ...handlers.map((name) => `has <${tagName}> with a handler in its attribute "${name.toLowerCase()}"`),
  ];
}
