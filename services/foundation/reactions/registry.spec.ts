import { expect, test } from 'vitest';

import { Registry } from './registry.js';

const named = (name: string) => ({ name });

test('registered reactions stand in the order of their places, whichever module was made first', () => {
  const registry = new Registry();
  registry.register(20, named('mail'), named('push'));
  registry.register(10, named('capture'));
  expect(registry.all.map(({ name }) => name)).toEqual(['capture', 'mail', 'push']);
});

test('a name can be used once', () => {
  const registry = new Registry();
  registry.register(10, named('capture'));
  expect(() => registry.register(20, named('capture'))).toThrow('capture is registered twice');
  expect(registry.named('capture')).toEqual(named('capture'));
  expect(() => registry.named('refund')).toThrow('there is no refund');
});
