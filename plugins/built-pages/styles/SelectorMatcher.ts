import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';
import type { UsedElement } from './PageUse';

/** The part of a selector between two combinators, which asks for one element. */
type Compound = readonly Node[];

/** What scripts make themselves can be any element they name, with any class they name. */
const MADE: UsedElement = { tagName: '', classes: new Set(), file: '' };

/** Pseudo-classes of which one argument has to match the element itself. */
const ALTERNATIVES = new Set([':is', ':where']);

/**
 * Finds out whether a selector can ever match on some pages. Scripts give elements every class that they name, and move them anywhere; every state and every attribute can come, and what
 * `:not()` excludes can go. So each part of a selector needs an element of its own, wherever it is.
 */
export class SelectorMatcher {
  readonly #elements: readonly UsedElement[];
  readonly #byClass: ReadonlyMap<string, readonly UsedElement[]>;
  readonly #words: ReadonlySet<string>;

  /**
   * @param elements - of the pages
   * @param words - of the scripts
   */
  constructor(elements: readonly UsedElement[], words: ReadonlySet<string>) {
    this.#elements = [...elements, MADE];
    this.#byClass = groupByClass(elements);
    this.#words = words;
  }

  /** @returns what the selector can match, in words; nothing when it never can */
  findMatch(selector: string): string | undefined {
    const found = parseSelectors()
      .astSync(selector)
      .nodes.map((one) => this.#findFor(one))
      .find((element) => element !== undefined);
    if (found === undefined) return undefined;
    return found === MADE ? 'an element that scripts make' : `an element of ${found.file}`;
  }

  #findFor(selector: Selector): UsedElement | undefined {
    const found = splitCompounds(selector).map((compound) => this.#findElement(compound));
    return found.includes(undefined) ? undefined : found.at(-1);
  }

  #findElement(compound: Compound): UsedElement | undefined {
    const needed = compound.find((node) => node.type === 'class' && !this.#words.has(node.value))?.value;
    const candidates = needed === undefined ? this.#elements : (this.#byClass.get(needed) ?? []);
    return candidates.find((element) => this.#fits(element, compound));
  }

  #fits(element: UsedElement, compound: Compound): boolean {
    return compound.every((node) => {
      if (node.type === 'class') return element.classes.has(node.value) || this.#words.has(node.value);
      if (node.type === 'tag') return element === MADE ? this.#words.has(node.value) : element.tagName === node.value;
      if (node.type !== 'pseudo') return true;
      if (node.value === ':has') return node.nodes.some((inner) => this.#findFor(inner) !== undefined);
      return !ALTERNATIVES.has(node.value) || node.nodes.some((inner) => this.#fitsAlternative(element, inner));
    });
  }

  #fitsAlternative(element: UsedElement, selector: Selector): boolean {
    const compounds = splitCompounds(selector);
    const own = compounds.pop() ?? [];
    return this.#fits(element, own) && compounds.every((compound) => this.#findElement(compound) !== undefined);
  }
}

function splitCompounds({ nodes }: Selector): Compound[] {
  const compounds: Node[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'combinator') compounds.push([]);
    else compounds.at(-1)?.push(node);
  }
  return compounds;
}

function groupByClass(elements: readonly UsedElement[]): Map<string, UsedElement[]> {
  const groups = new Map<string, UsedElement[]>();
  for (const element of elements) {
    for (const name of element.classes) groups.set(name, [...(groups.get(name) ?? []), element]);
  }
  return groups;
}
