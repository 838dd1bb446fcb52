import { expect, test } from 'vitest';

import { iconFiles, withSingleIcons } from './single-icons.js';

const index = `export { default as Home, default as House } from './icons/house.mjs';
export { default as Flower2 } from './icons/flower-2.mjs';
export { default as createLucideIcon } from './createLucideIcon.mjs';`;
const files = iconFiles(index);

test('each icon is imported from its own file, types are left out, and other names are kept', () => {
  const module = `import { House, Flower2 as Plant, type LucideIcon } from 'lucide-react';\nimport { x } from './x.js';`;
  expect(withSingleIcons(module, (icon) => `/${files.get(icon)}`)).toBe(
    `import House from "/icons/house.mjs";import Plant from "/icons/flower-2.mjs";\nimport { x } from './x.js';`,
  );
});

test('an icon may have several names', () => {
  expect(files.get('Home')).toBe(files.get('House'));
});
