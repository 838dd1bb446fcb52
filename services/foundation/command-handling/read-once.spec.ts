import { describe, expect, test } from 'vitest';

import { readAnew, readingOnce, readOnce } from './read-once.js';

describe('a page without commands', () => {
  function stream() {
    let revision = 0;
    return { read: async (): Promise<number> => (revision += 1) };
  }
  const read = ({ read: reading }: ReturnType<typeof stream>, name = 'customer-1') => readOnce(name, reading);

  test('shows one moment in all its parts, read at once or one after the other', async () => {
    const customer = stream();
    const parts = await readingOnce(async () => [
      ...(await Promise.all([read(customer), read(customer)])),
      await read(customer),
    ]);
    expect(parts).toEqual([1, 1, 1]);
  });

  test('reads each stream once, and another page reads for itself', async () => {
    const [customer, member] = [stream(), stream()];
    const page = () => readingOnce(async () => [await read(customer), await read(member, 'member-1')]);
    expect(await page()).toEqual([1, 1]);
    expect(await page()).toEqual([2, 2]);
    expect(await read(customer)).toBe(3);
    expect(await read(customer)).toBe(4);
  });

  test('shows its own writes', async () => {
    const customer = stream();
    const parts = await readingOnce(async () => {
      const before = await read(customer);
      readAnew();
      return [before, await read(customer)];
    });
    expect(parts).toEqual([1, 2]);
  });

  test('does not share its memory with work that continues after it', async () => {
    const customer = stream();
    let endPage = (): void => undefined;
    const pageIsOver = new Promise<void>((resolve) => (endPage = resolve));
    let goesOn: Promise<number> | undefined;
    await readingOnce(async () => {
      await read(customer);
      goesOn = pageIsOver.then(() => read(customer));
    });
    endPage();
    expect(await goesOn).toBe(2);
  });
});
