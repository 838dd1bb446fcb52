import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { unpackWhole } from './unpack-whole.js';

describe('the browser of a package is unpacked', () => {
  let target: string;
  beforeEach(() => void (target = mkdtempSync(path.join(tmpdir(), 'algort-unpacked-'))));
  afterEach(() => rmSync(target, { recursive: true, force: true }));

  /** Writes a program in two halves, with its library beside it. */
  const inHalves = async (folder: string) => {
    mkdirSync(path.join(folder, 'lib'));
    writeFileSync(path.join(folder, 'lib', 'libnss3.so'), 'library');
    writeFileSync(path.join(folder, 'program'), 'first half, ');
    await turn();
    expect(readdirSync(target)).not.toContain('program');
    await turn();
    writeFileSync(path.join(folder, 'program'), 'second half', { flag: 'a' });
  };

  it('is not seen by another process before it is whole', async () => {
    const program = await unpackWhole(target, 'program', inHalves);
    expect(readFileSync(program, 'utf8')).toBe('first half, second half');
    expect(readdirSync(target).sort()).toEqual(['lib', 'program']);
  });

  it('is whole for each of eight processes that unpack it at once', async () => {
    const all = Array.from({ length: 8 }, () => unpackWhole(target, 'program', inHalves));
    for (const program of await Promise.all(all)) {
      expect(readFileSync(program, 'utf8')).toBe('first half, second half');
      expect(existsSync(path.join(target, 'lib', 'libnss3.so'))).toBe(true);
    }
    expect(readdirSync(target).sort()).toEqual(['lib', 'program']);
  });

  it('is unpacked again after an attempt that failed', async () => {
    const broken = async (folder: string) => {
      writeFileSync(path.join(folder, 'program'), 'first half, ');
      throw new Error('disk full');
    };
    await expect(unpackWhole(target, 'program', broken)).rejects.toThrow('disk full');
    expect(readdirSync(target)).toEqual([]);
    const program = await unpackWhole(target, 'program', inHalves);
    expect(readFileSync(program, 'utf8')).toBe('first half, second half');
  });
});
