import { describe, expect, test } from 'vitest';

import { askedLogin, isPlainPress } from './login-link.js';

const SHOP = 'https://algort.example';
const PRODUCT = { origin: SHOP, pathname: '/produkt/salva', search: '?x=1', hash: '#lager' };
const press = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };

const asked = (link: string, here: typeof PRODUCT = PRODUCT) => askedLogin(new URL(link, SHOP), here);

describe('a link to the login', () => {
  test('without a redirect comes back to its page', () => {
    expect(asked('/init-login')).toEqual({
      address: '/init-login?redirect=%2Fprodukt%2Fsalva%3Fx%3D1%23lager',
      over: '/produkt/salva?x=1#lager',
    });
  });

  test('with this page as its redirect comes back to the same place on it', () => {
    expect(asked('/init-login?redirect=%2Fprodukt%2Fsalva%3Fx%3D1')?.address).toBe(
      '/init-login?redirect=%2Fprodukt%2Fsalva%3Fx%3D1%23lager',
    );
  });

  test('keeps another redirect', () => {
    expect(asked('/loginFreja/?redirect=/favourites')?.address).toBe('/loginFreja/?redirect=%2Ffavourites');
  });

  test.each(['/member/', '/init-login/mer', 'https://evil.example/init-login'])(
    'is not a link that leads to %s',
    (link) => {
      expect(asked(link)).toBeNull();
    },
  );

  test.each(['/init-login', '/loginFreja', '/login-status', '/login-return', '/shop/betalning/1'])(
    'is a plain link on %s',
    (pathname) => {
      expect(asked('/init-login', { ...PRODUCT, pathname })).toBeNull();
    },
  );
});

describe('a press', () => {
  test('of the left button alone is plain', () => {
    expect(isPlainPress(press)).toBe(true);
  });

  test.each([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('with %o is left to the browser or to other code', (otherwise) => {
    expect(isPlainPress({ ...press, ...otherwise })).toBe(false);
  });
});
