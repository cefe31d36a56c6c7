import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const { groups, posts } = JSON.parse(readFileSync('sidebar.json', 'utf8'));
const list = (items) => items.map(({ title, route }) => ({ label: title, link: `${route}/` }));
const sidebar = [
  ...groups.flatMap(({ label, items }) => (label === undefined ? list(items) : [{ label, items: list(items) }])),
  { label: 'Blog', items: list(posts) },
];

// All other settings are those that the Starlight template of `create astro` generates.
export default defineConfig({
  integrations: [starlight({ title: 'Wirespec', sidebar })],
});
