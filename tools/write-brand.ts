// `npm run write:brand`: writes the favicon, icons and the author's picture into static/. Run it when Rex (the mascot)
// or the colors have changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { drawBrandFiles } from '../lib/brand/drawBrandFiles';
import { encodeIco } from '../lib/brand/encodeIco';
import { REPOSITORY } from './support/paths.mjs';
import { runMain } from './support/runMain.mjs';

function renderPng(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

function main(): void {
  for (const { file, svg, widths } of drawBrandFiles(
    readFileSync(path.join(REPOSITORY, 'src/css/tokens.css'), 'utf8'),
  )) {
    const images = (widths ?? []).map((width) => ({ width, png: renderPng(svg, width) }));
    const content = file.endsWith('.ico') ? encodeIco(images) : (images[0]?.png ?? svg);
    const target = path.join(REPOSITORY, 'static', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
    console.log(`static/${file}: ${Buffer.byteLength(content)} bytes`);
  }
}

void runMain(main);
