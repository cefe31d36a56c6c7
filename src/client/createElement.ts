/** Creates an element with optional classes and content. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className?: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== undefined) element.className = className;
  element.append(...content);

  return element;
}

/** Creates a button of the type `button`, with optional classes and content. */
export function createButton(className?: string, ...content: (Node | string)[]): HTMLButtonElement {
  const button = createElement('button', className, ...content);
  button.type = 'button';

  return button;
}

/** Copies an element and its descendants. */
export function copyElement<Type extends Element>(element: Type): Type {
  // The cast is needed because `cloneNode` returns `Node`, although a clone has the type of the original.
  return element.cloneNode(true) as Type;
}
