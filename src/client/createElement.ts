/** Makes an element with classes, if it has any, and content. */
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

/** Makes a button that submits nothing, with classes, if it has any, and content. */
export function createButton(className?: string, ...content: (Node | string)[]): HTMLButtonElement {
  const button = createElement('button', className, ...content);
  button.type = 'button';

  return button;
}

/** Copies an element with everything in it. */
export function copyElement<Type extends Element>(element: Type): Type {
  // A copy is of the same kind, which the type of the method does not say.
  return element.cloneNode(true) as Type;
}
