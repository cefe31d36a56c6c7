// Wraps Navbar. Gives the bar the class `scrolled` while the page is scrolled by more than 50 px.
// Since Docusaurus 3.10. Listed in src/theme/README.md.
import type { ReactNode } from 'react';
import Navbar from '@theme-original/Navbar';
import { useScrolledClass } from '@site/src/features/navbar/useScrolledClass';

export default function NavbarWrapper(): ReactNode {
  useScrolledClass();
  return <Navbar />;
}
