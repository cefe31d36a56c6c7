// Replaces NotFound/Content (a part of NotFound, which is declared safe to eject) by our own page. Since Docusaurus 3.10. Listed in src/theme/README.md.
export { default } from '@site/src/features/not-found/ExtinctPath';
