import { readFileSync } from 'node:fs';

const { groups } = JSON.parse(readFileSync('sidebar.json', 'utf8'));

export default {
  docs: groups.flatMap(({ label, items }) => {
    const [first, ...rest] = items.map(({ route }) => route.replace('/docs/', ''));

    return label === undefined ? [first] : [{ type: 'category', label, link: { type: 'doc', id: first }, items: rest }];
  }),
};
