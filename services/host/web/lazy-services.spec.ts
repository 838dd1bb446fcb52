import { expect, test } from 'vitest';

import { lazyServices, memoized } from './lazy-services.js';

test('a service is made once, when a page first asks for it, and completed under its name', () => {
  const made: string[] = [];
  const make = (name: string) => (): { readonly name: string } => {
    made.push(name);
    return { name };
  };
  const services = lazyServices({ cart: make('cart'), orders: make('orders') }, (name, service) => ({
    name: `${name} ${service.name}`,
  }));
  expect(made).toEqual([]);
  expect(services.cart.name).toBe('cart cart');
  expect(services.cart).toBe(services.cart);
  expect(made).toEqual(['cart']);
});

test('a service that two others share is made once', () => {
  const shared = memoized(() => ({}));
  expect(shared()).toBe(shared());
});
