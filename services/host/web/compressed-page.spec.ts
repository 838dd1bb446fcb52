import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, test } from 'vitest';

import { compressed } from './compressed-page.js';

const PAGE = `<!DOCTYPE html>${'<p>Ibuprofen 400 mg</p>'.repeat(100)}`;
const WITH_SESSION = 'cookie-consent=necessary; __Host-algort_session=abc';

describe('a page', () => {
  let server: Server | undefined;
  afterEach(() => void server?.close());

  async function served(answer: RequestListener): Promise<string> {
    const open = createServer((request, response) => compressed(request, response, () => answer(request, response)));
    server = open;
    await new Promise<void>((resolve) => open.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(open.address() as AddressInfo).port}/`;
  }

  const html: RequestListener = (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('vary', 'Cookie');
    response.end(PAGE);
  };

  async function encodingOf(answer: RequestListener, headers: Record<string, string>): Promise<string | null> {
    const response = await fetch(await served(answer), { headers });
    await response.text();
    return response.headers.get('content-encoding');
  }

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['identity', null],
  ])('is sent to a browser that accepts %s compressed as %s, with the same contents', async (accepted, encoding) => {
    const response = await fetch(await served(html), { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding');
    expect(await response.text()).toBe(PAGE);
  });

  test('for a visitor with a session is not compressed when another site opens it', async () => {
    const opened = (site: string, cookie: string): Promise<string | null> =>
      encodingOf(html, { 'accept-encoding': 'br', 'sec-fetch-site': site, cookie });
    expect(await opened('cross-site', WITH_SESSION)).toBeNull();
    expect(await opened('cross-site', 'cookie-consent=necessary')).toBe('br');
    expect(await opened('same-origin', WITH_SESSION)).toBe('br');
  });

  test('that is short, or a photograph, is sent uncompressed', async () => {
    const answer =
      (type: string, body: string): RequestListener =>
      (_request, response) =>
        void response.setHeader('content-type', type).end(body);
    expect(await encodingOf(answer('text/html', 'Hej'), { 'accept-encoding': 'br' })).toBeNull();
    expect(await encodingOf(answer('image/jpeg', PAGE), { 'accept-encoding': 'br' })).toBeNull();
    expect(await encodingOf(answer('image/svg+xml', PAGE), { 'accept-encoding': 'br' })).toBe('br');
  });

  test('in parts shows its first part before the last is written', async () => {
    let end = (): void => undefined;
    const url = await served((_request, response) => {
      response.setHeader('content-type', 'text/x-script');
      response.write('first');
      (response as unknown as { flush(): void }).flush();
      end = () => void response.end('last');
    });
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    const parts = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await parts?.read())?.value).toBe('first');
    end();
    expect((await parts?.read())?.value).toBe('last');
  });
});
