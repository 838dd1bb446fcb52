import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { floodRule } from './log-flood.js';
import { logFormatOf, sayAs, ShopLog } from './shop-log.js';

let written: string[];
let now: number;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T00:30:00.000+01:00') });
  written = [];
  now = 0;
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const log = (format: 'json' | 'text' = 'json'): ShopLog => new ShopLog(format, () => now);
const messages = (): string[] => written.map((line) => (JSON.parse(line) as { message: string }).message);

describe('an entry of the log', () => {
  test('is one line of JSON with its time in UTC, however many lines the fault has', () => {
    log().error('no price\n    at price.ts:1\n    at pay.ts:2', 'pages');
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(/^[^\n]+\n$/);
    expect(JSON.parse(written[0] as string)).toEqual({
      level: 'error',
      pid: process.pid,
      timestamp: '2026-11-22T23:30:00.000Z',
      message: 'no price\n    at price.ts:1\n    at pay.ts:2',
      context: 'pages',
    });
  });

  test('keeps the stack of an error in the same line', () => {
    log().error(new Error('no price'), 'pages');
    expect(written).toHaveLength(1);
    expect(JSON.parse(written[0] as string)).toMatchObject({ message: 'no price', error: { name: 'Error' } });
  });

  test('is text for a terminal, unless a setting says otherwise', () => {
    log('text').warn('the store is away', 'store');
    expect(written.join('')).toContain('the store is away');
    expect(written.join('')).not.toContain('{"');
    expect(logFormatOf(undefined, true)).toBe('text');
    expect(logFormatOf(undefined, false)).toBe('json');
    expect(logFormatOf('json', true)).toBe('json');
    expect(logFormatOf('text', false)).toBe('text');
  });

  test('includes the greeting', () => {
    sayAs('json', 'log', 'Älgört is open\n  console');
    expect(written).toHaveLength(1);
    expect(messages()).toEqual(['Älgört is open\n  console']);
  });
});

describe('a repeated fault', () => {
  const fault = (number: number): string =>
    `${'0f8fad5b-d9cb-469f-a165-70867728950e'} connection ${number} lost\n at x`;

  test('is logged a few times, and then as a count', () => {
    const shopLog = log();
    for (let times = 0; times < floodRule.most + 300; times += 1) shopLog.error(fault(times), 'http');
    expect(written).toHaveLength(floodRule.most);
    now = floodRule.everyMs;
    vi.advanceTimersByTime(floodRule.everyMs);
    expect(messages().slice(floodRule.most)).toEqual([
      'left out 300 more like: 0f8fad5b-d9cb-469f-a165-70867728950e connection 0 lost',
    ]);
    shopLog.error(fault(1), 'http');
    expect(written).toHaveLength(floodRule.most + 2);
  });

  test('hides no other fault, and no other source', () => {
    const shopLog = log();
    for (let times = 0; times < 100; times += 1) shopLog.error(fault(times), 'http');
    written = [];
    shopLog.error('the warehouse refuses', 'http');
    shopLog.error(fault(1), 'pages');
    shopLog.warn(fault(1), 'http');
    expect(written).toHaveLength(3);
  });

  test('is counted with the next entry of its kind, and before the process ends', () => {
    const shopLog = log();
    for (let times = 0; times < floodRule.most + 2; times += 1) shopLog.error('lost', 'http');
    now = floodRule.everyMs;
    for (let times = 0; times < floodRule.most + 1; times += 1) shopLog.error('lost', 'http');
    shopLog.flush();
    expect(messages().filter((line) => line !== 'lost')).toEqual([
      'left out 2 more like: lost',
      'left out 1 more like: lost',
    ]);
  });

  test('with always new words needs no more memory', () => {
    const shopLog = log();
    const word = (number: number): string => number.toString(2).replaceAll('0', 'a').replaceAll('1', 'b');
    for (let times = 0; times <= floodRule.most; times += 1) shopLog.error('first', 'http');
    for (let number = 0; number < floodRule.kinds; number += 1) shopLog.error(word(number), 'http');
    expect(messages().filter((line) => line.startsWith('left out'))).toEqual(['left out 1 more like: first']);
  });
});
