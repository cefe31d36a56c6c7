/** Matches paths that end in a file extension other than `.html`, such as feeds and downloads. */
export const NON_HTML_FILE = /\.(?!html$)[a-z\d]+$/i;
