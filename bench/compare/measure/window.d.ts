export {};

declare global {
  /** What the measurements leave in a page, for the question after it. */
  interface Window {
    benchSeen?: { tasks: number[]; lcp: number; cls: number };
    /** Milliseconds that interactions took. */
    benchDurations?: number[];
    benchCompiler?: Worker;
  }

  /** Of Chromium alone, so the types of browsers do not have it. */
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
  }
}
