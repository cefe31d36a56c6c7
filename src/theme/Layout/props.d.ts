// The generator declares that a layout has children; ours also takes what `PageMetadata` does.
declare module '@theme/Layout' {
  export interface Props {
    /** Of the document; the name of the site follows it. */
    readonly title?: string;
    readonly description?: string;
  }
}

export {};
