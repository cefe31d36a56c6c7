// Docusaurus declares only the children of a layout. This theme's layout also takes a title and a description.
declare module '@theme/Layout' {
  export interface Props {
    /** Title of the page, without the name of the site. */
    readonly title?: string;
    readonly description?: string;
  }
}

export {};
