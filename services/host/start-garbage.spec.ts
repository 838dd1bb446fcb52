import { expect, test } from 'vitest';

import { collectStartGarbage } from './start-garbage.js';

test('objects that the start has used and nobody holds are freed', async () => {
  const held = { held: true };
  const [used, kept] = [new WeakRef({ used: true }), new WeakRef(held)];
  await collectStartGarbage();
  expect(used.deref()).toBeUndefined();
  expect(kept.deref()).toBe(held);
});
