import { APPLICATION_ICON, drawIcon, MASKABLE_ICON, TAB_ICON } from './drawIcons';
import { readColors } from './readColors';

/** A generated image below `static/`: an SVG file, or a PNG or ICO file that is rendered from the SVG. */
export interface BrandFile {
  /** Path relative to `static/`. */
  file: string;
  svg: string;
  /** Widths in pixels of the rendered images; an `.ico` file contains several. Absent if the file is the SVG itself. */
  widths?: readonly number[];
}

/**
 * Draws all image files of the brand: favicon, icons for home screens and app lists, and the avatar of the blog's
 * author.
 *
 * @param css - stylesheet with the colors of the dark theme
 * @throws Error if the stylesheet lacks a color
 */
export function drawBrandFiles(css: string): BrandFile[] {
  const colors = readColors(css);
  const tabIcon = drawIcon(TAB_ICON, colors);
  const applicationIcon = drawIcon(APPLICATION_ICON, colors);
  const maskableIcon = drawIcon(MASKABLE_ICON, colors);
  return [
    { file: 'favicon.svg', svg: tabIcon },
    { file: 'favicon.ico', svg: tabIcon, widths: [16, 32, 48] },
    { file: 'img/icon-192.png', svg: applicationIcon, widths: [192] },
    { file: 'img/icon-512.png', svg: applicationIcon, widths: [512] },
    { file: 'img/icon-maskable-512.png', svg: maskableIcon, widths: [512] },
    // iOS rounds the corners itself.
    { file: 'img/touch-icon.png', svg: drawIcon({ ...APPLICATION_ICON, corner: 0 }, colors), widths: [180] },
    { file: 'img/rex-avatar.svg', svg: drawIcon({ ...APPLICATION_ICON, corner: 0 }, colors) },
  ];
}
