import { expect, test } from 'vitest';

import { asksForNotices } from './asks-for-notices.js';

test('the question opens where the server says that it is due', () => {
  expect(asksForNotices({ due: true, pathname: '/' })).toBe(true);
  expect(asksForNotices({ due: false, pathname: '/' })).toBe(false);
});

test.each(['/shop/basket', '/mina-recept-inloggad/warrants', '/init-login', '/member/minainstallningar'])(
  'the question does not interrupt %s',
  (pathname) => {
    expect(asksForNotices({ due: true, pathname })).toBe(false);
  },
);
