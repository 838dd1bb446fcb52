import { describe, expect, test } from 'vitest';

import { parse } from '../http/valid.js';
import { entryOf, logType } from './log-entry.js';

describe('what a client logs (PRO-12)', () => {
  test('plain text and the info field of a JSON body are kept as they are', () => {
    expect(entryOf('WEB TypeError: x is undefined')).toBe('WEB TypeError: x is undefined');
    expect(entryOf({ info: 'started' })).toBe('started');
    expect(entryOf({ info: { step: 2 } })).toBe('{"info":{"step":2}}');
    expect(entryOf(null)).toBe('');
  });

  test.each([
    ['APP fel för 19850709-9805 i kassan', 'APP fel för [personnummer] i kassan'],
    ['/cano/198507099805/news', '/cano/[personnummer]/news'],
    ['850709+9805', '[personnummer]'],
    ['mail astrid.ek@exempel.se saknas', 'mail [e-post] saknas'],
    ['?contact=astrid%40exempel.se&x=1', '?contact=[e-post]&x=1'],
    ['/tracking/7b0f?till=2026-05-30&sign=aB_c-9 gick fel', '/tracking/7b0f?till=2026-05-30&sign=[signatur] gick fel'],
    ['order 100234567', 'order 100234567'],
  ])('%s is kept as %s', (sent, kept) => {
    expect(entryOf(sent)).toBe(kept);
  });

  test('nobody can forge a line of the log', () => {
    expect(entryOf('first\r\n2026-11-21 ERROR second\u2028third')).toBe('first 2026-11-21 ERROR second third');
  });

  test('a long text is cut, and an address of 10,000 characters takes no noticeable time', () => {
    expect(entryOf('x'.repeat(10_000))).toHaveLength(4_000);
    expect(entryOf(`${'a'.repeat(3_000)}@`)).toHaveLength(3_001);
  });

  test('there are four kinds of line', () => {
    expect(parse(logType, 'warning')).toBe('warning');
    expect(() => parse(logType, '../etc', 'type')).toThrow(expect.objectContaining({ status: 400 }));
  });
});
