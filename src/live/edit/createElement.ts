interface ElementOptions {
  className?: string | undefined;
  text?: string;
  role?: string;
}

/** Makes an element. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { className, text, role }: ElementOptions = {},
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className !== undefined) element.className = className;
  if (text !== undefined) element.textContent = text;
  if (role !== undefined) element.setAttribute('role', role);
  return element;
}
