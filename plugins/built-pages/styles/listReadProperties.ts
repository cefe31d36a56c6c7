/** @returns the custom properties that a stylesheet, or a part of one, reads; with their dashes */
export function listReadProperties(css: string): string[] {
  return Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name);
}
