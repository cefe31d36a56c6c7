/** The measured values of one metric on one site. */
export interface Measurement {
  /** Subject of the measurement: the path of a page, `navigation`, `interface`, `editors` or `build`. */
  subject: string;
  /** Name of the metric with its unit, for example `blocking ms`. */
  metric: string;
  site: string;
  /** One value per measurement, in order. */
  values: number[];
}

/** The result of a run. */
export interface Results {
  /** Date, machine, browser and method, as a sentence. */
  conditions: string;
  measurements: Measurement[];
}

declare global {
  interface Window {
    /** Entries that the bench observes in a page. */
    bench?: { tasks: number[]; lastTask: number; lcp: number; events: number[] };
  }
}
