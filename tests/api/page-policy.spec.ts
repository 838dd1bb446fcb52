import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { pageRoutes } from '../fuzz/routes.js';
import { ASTRID } from '../shop/e-id.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ products: 60, webBuild: path.resolve('dist/web') });
});
afterAll(() => shop.stop());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const sendForm = (
  who: Shopper,
  address: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  who.send('POST', address, new URLSearchParams(form).toString(), { ...FORM, ...headers }, 'manual');

describe('every page', () => {
  const addresses = [
    ...new Set(
      pageRoutes()
        .filter((route) => !/^(bild|assets|__manifest|favicon|meny)/.test(route))
        .map((route) => `/${route.replace(/:\w+|\*/g, 'x')}`),
    ),
  ];

  /** A browser that is logged in as a customer and as staff, so that it may open every page. */
  let everyone: Shopper;
  beforeAll(async () => {
    everyone = shop.visitor();
    await sendForm(everyone, '/konsol/logga-in', { login: 'drift', password: 'test-drift' });
    await everyone.logIn(ASTRID);
  });

  test.each(addresses)('%s answers with a policy that lets no foreign or inline script run', async (address) => {
    for (const who of [shop.visitor(), everyone]) {
      const { headers, body, status } = await who.send('GET', address, undefined, {}, 'manual');
      const policy = headers.get('content-security-policy') ?? '';
      const script = /script-src ([^;]+)/.exec(policy)?.[1] ?? 'none at all';
      expect(status).toBeLessThan(500);
      expect(script).toMatch(/^'self' 'nonce-[\w+/=-]{16,}'$/);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const nonce = /'nonce-([^']+)'/.exec(script)?.[1] as string;
      expect(inlineScripts(String(body['text'] ?? ''), nonce)).toEqual([]);
    }
  });

  test('has a nonce of its own, also in cached pages', async () => {
    const nonces = await Promise.all(
      Array.from(
        { length: 4 },
        async () =>
          /nonce-([^']+)/.exec(
            (await shop.visitor().get('/kundservice')).headers.get('content-security-policy') ?? '',
          )?.[1],
      ),
    );
    expect(new Set(nonces).size).toBe(4);
  });
});

/**
 * Returns what the page's policy must block: inline scripts without the nonce, event attributes and `javascript:` URLs.
 * Scripts of JSON data do not run.
 */
function inlineScripts(html: string, nonce: string): readonly string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter(
      (attributes) => !/\bsrc=|application\/ld\+json/.test(attributes) && !attributes.includes(`nonce="${nonce}"`),
    );
  const tags =
    html.replace(/<script\b[\s\S]*?<\/script>/g, '').match(/<[a-z][^>]*\s(?:on[a-z]+|href|src)="[^"]*"/gi) ?? [];
  return [...scripts, ...tags.filter((tag) => /\son[a-z]+="/i.test(tag) || /(?:href|src)="\s*javascript:/i.test(tag))];
}
