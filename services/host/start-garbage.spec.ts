import { expect, test } from 'vitest';

import { collectStartGarbage } from './start-garbage.js';

test('what the start has used and nobody holds is given back', async () => {
  const held = { held: true };
  const [used, kept] = [new WeakRef({ used: true }), new WeakRef(held)];
  await collectStartGarbage();
  expect(used.deref()).toBeUndefined();
  expect(kept.deref()).toBe(held);
});
