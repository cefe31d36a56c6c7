export function syncNavbar(_a: HTMLElement, _b: HTMLElement): void {}
