import { describe, expect, test } from 'vitest';

import { servedShop } from '../shop/served-shop.js';
import { Shopper } from '../shop/shopper.js';
import { productAddress, shownToAll } from './addresses.js';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

describe('a cached page for the next visitors', () => {
  const shop = servedShop({ products: 120, partners: 'inside' });

  const read = async (
    address: string,
    headers: Record<string, string> = {},
  ): Promise<{ html: string; headers: Headers }> => {
    const response = await fetch(`${shop.url}${address}`, { headers });
    return { html: await response.text(), headers: response.headers };
  };

  test('holds nothing of a shopper who visited the same page', async () => {
    const member = new Shopper(shop.url);
    await member.logIn('198507099805');
    for (const address of await shownToAll(shop)) {
      const own = await member.get(address);
      expect(own.body.text).toContain('Astrid');
      const pages = [await read(address), await read(address), await read(address)];
      for (const { html } of pages) expect(html).not.toMatch(/Astrid|"known"/);
      expect((await member.get(address)).body.text).toContain('Astrid');
    }
  });

  test('holds nothing that a visitor without a session has entered', async () => {
    const secret = 'hemligt-4711';
    const said = {
      'user-agent': secret,
      referer: `https://annan.example/${secret}`,
      'accept-language': secret,
      'x-correlation-id': secret,
      'x-forwarded-for': secret,
    };
    for (const address of await shownToAll(shop)) {
      await read(address, said);
      const given = await read(address, said);
      expect(given.html + [...given.headers.values()].join()).not.toContain(secret);
      expect((await read(address)).html).not.toContain(secret);
    }
  });

  test('gets a nonce and command ids of its own each time', async () => {
    for (const address of await shownToAll(shop)) {
      const pages = [await read(address), await read(address), await read(address), await read(address)];
      const nonces = pages.map(
        ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] as string,
      );
      expect(new Set(nonces).size).toBe(4);
      pages.forEach(({ html }, index) => {
        expect(new Set([...html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce))).toEqual(
          new Set([nonces[index]]),
        );
      });
      const [first, ...later] = pages.map(({ html }) => new Set(html.match(UUID) ?? []));
      expect(first?.size).toBeGreaterThan(0);
      for (const ids of later) expect([...ids].filter((id) => first?.has(id))).toEqual([]);
    }
  });

  test('is otherwise the same page, and sets no cookie', async () => {
    const address = await productAddress(shop);
    const plain = ({ html }: { html: string }): string => html.replace(UUID, '').replace(/nonce="[^"]*"/g, '');
    const [first, second, third] = [await read(address), await read(address), await read(address)];
    expect(plain(second)).toBe(plain(first));
    expect(plain(third)).toBe(plain(first));
    expect(third.headers.get('set-cookie')).toBeNull();
    expect(second.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});
