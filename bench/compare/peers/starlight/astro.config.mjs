import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const sidebar = JSON.parse(readFileSync(new URL('sidebar.json', import.meta.url), 'utf8'));

// What the Starlight template of `create astro` writes.
export default defineConfig({
  integrations: [starlight({ title: 'Wirespec', sidebar })],
});
