import type {Config} from '@docusaurus/types';
import {probe} from './lib/compiler/probe';
export default async function config(): Promise<Config> {
  await probe();
  return {
  title: 'Wirespec', tagline: 'Dinosaurs are cool', url: 'https://wirespec.io', baseUrl: '/',
  future: {v4: true, faster: true},
  themes: ['@docusaurus/theme-classic'],
  plugins: ['@docusaurus/plugin-css-cascade-layers', ['@docusaurus/plugin-content-docs', {}], '@docusaurus/plugin-content-pages', '@docusaurus/plugin-sitemap'],
} satisfies Config;
}
