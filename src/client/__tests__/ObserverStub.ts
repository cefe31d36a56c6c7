/** Created observers, the oldest first. */
export const observers: ObserverStub[] = [];

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** Fake `IntersectionObserver`. The test reports the intersections with `meet`. */
export class ObserverStub {
  readonly targets: Element[] = [];
  readonly rootMargin: string;
  readonly #callback: Callback;

  constructor(callback: Callback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.#callback = callback;
    this.rootMargin = rootMargin;
    observers.push(this);
  }

  observe(target: Element): void {
    this.targets.push(target);
  }

  unobserve(target: Element): void {
    this.targets.splice(this.targets.indexOf(target), 1);
  }

  disconnect(): void {
    this.targets.length = 0;
  }

  /** Reports that elements have entered or left the observed area. Elements that are not observed are ignored. */
  meet(elements: readonly Element[], isIntersecting = true): void {
    this.#callback(
      elements.filter((target) => this.targets.includes(target)).map((target) => ({ target, isIntersecting })),
    );
  }
}
