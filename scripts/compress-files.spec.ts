import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { compressFiles } from './compress-files.js';

const SCRIPT = 'export const words = ["mjöd", "älgört"];\n'.repeat(40);

describe('the built files', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'algort-compressed-'));
    await mkdir(path.join(directory, 'assets'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  test('have two compressed copies beside them with the same contents', async () => {
    const script = path.join(directory, 'assets', 'shop.js');
    await writeFile(script, SCRIPT);
    await compressFiles(directory);
    expect(brotliDecompressSync(await readFile(`${script}.br`)).toString()).toBe(SCRIPT);
    expect(gunzipSync(await readFile(`${script}.gz`)).toString()).toBe(SCRIPT);
    expect(await readFile(script, 'utf8')).toBe(SCRIPT);
  });

  test('have no copy where compression saves nothing', async () => {
    await writeFile(path.join(directory, 'assets', 'tiny.css'), 'a{}');
    await writeFile(path.join(directory, 'assets', 'letters.woff2'), 'a'.repeat(900));
    await compressFiles(directory);
    expect((await readdir(path.join(directory, 'assets'))).sort()).toEqual(['letters.woff2', 'tiny.css']);
  });
});
