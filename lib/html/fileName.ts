/** Matches paths that end in a file extension other than `.html`, such as feeds and downloads. */
export const FILE_NAME = /\.(?!html$)[a-z\d]+$/i;
