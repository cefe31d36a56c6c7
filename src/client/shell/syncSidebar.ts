export function syncSidebar(_a: HTMLElement, _b: HTMLElement): void {}
