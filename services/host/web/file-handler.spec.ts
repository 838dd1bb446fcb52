import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';

import { answerFault } from './fault/fault-answer.js';
import { fileHandler } from './file-handler.js';

describe('a built file', () => {
  let directory: string;
  let server: Server | undefined;
  let url: string;
  let logged: MockInstance<Logger['error']>;
  beforeEach(async () => {
    logged = vi.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    directory = await mkdtemp(path.join(tmpdir(), 'algort-files-'));
    await writeFile(path.join(directory, 'shop.js'), '0123456789');
    await serve();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    server?.close();
    await rm(directory, { recursive: true, force: true });
  });

  /** Reads the folder, as a start of the shop does, and serves its files. */
  async function serve(): Promise<void> {
    server?.close();
    const files = fileHandler(directory);
    server = createServer((request, response) => {
      const failed = (error: unknown): void => answerFault(request, response, error);
      files(request, response, () => void response.writeHead(404).end(), failed);
    });
    const listening = server;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  const asked = async (range: string): Promise<readonly [number, string]> => {
    const answer = await fetch(`${url}/shop.js`, { headers: { range } });
    return [answer.status, await answer.text()];
  };

  test.each([
    'bytes=5-2',
    'bytes=-',
    'bytes=--',
    'bytes=x-y',
    'bytes=1-2,4-5',
    'bytes=-1-',
    'pages=1-2',
    'bytes=9e9-0',
    'bytes=0-99999999999999999999',
    'bytes=99999999999999999999-',
    'bytes=0-9007199254740993',
  ])('is sent whole for the range %p, which is invalid', async (range) => {
    expect(await asked(range)).toEqual([200, '0123456789']);
  });

  test('is sent whole for its first byte alone, and never as a wrong part', async () => {
    expect(await asked('bytes=0-0')).toEqual([200, '0123456789']);
    expect(await asked('bytes=0-00')).toEqual([200, '0123456789']);
  });

  test('is sent in part to a browser that asks for a part', async () => {
    expect(await asked('bytes=2-4')).toEqual([206, '234']);
    expect(await asked('bytes=7-')).toEqual([206, '789']);
    expect(await asked('bytes=8-999999999999999')).toEqual([206, '89']);
    expect((await asked('bytes=20-30'))[0]).toBe(416);
  });

  test.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', null, '0123456789'],
  ])('is sent as the build compressed it to a browser that accepts %s', async (accepted, encoding, sent) => {
    await writeFile(path.join(directory, 'shop.js.br'), brotliCompressSync('brotli'));
    await writeFile(path.join(directory, 'shop.js.gz'), gzipSync('gzip'));
    await serve();
    const answer = await fetch(`${url}/shop.js`, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-type')).toBe('text/javascript');
    expect(await answer.text()).toBe(sent);
  });

  test('that a new build has removed ends its call with a line in the log, and the shop continues', async () => {
    await rm(path.join(directory, 'shop.js'));
    await expect(fetch(`${url}/shop.js`)).rejects.toThrow();
    expect(String(logged.mock.calls.flat()[0])).toContain('ENOENT');
    expect((await fetch(`${url}/another.js`)).status).toBe(404);
  });
});
