import { describe, expect, test } from 'vitest';

import { AnswerRoom } from '../../access/budget/answer-room.js';
import { parse } from '../../access/http/valid.js';
import { stocksBody } from './pharmacy-schemas.js';
import { PHARMACIES } from './register.js';
import { stocksAnswer, stocksWhereKept } from './stock-answer.js';

const room = new AnswerRoom({ answerBytes: 1_000 });
const [one = '', other = ''] = PHARMACIES.map(({ gln }) => gln);

describe('stock at pharmacies', () => {
  test('is answered for each requested article and each requested pharmacy', () => {
    const stock = new Map([['100001', { [one]: 3, [other]: 48 }]]);
    expect(stocksAnswer({ glns: [one, other], varunr: ['100001', '100002'] }, stock, room)).toEqual([
      {
        VaruNr: '100001',
        Stocks: [
          { Gln: one, Stock: 3, StockText: '3 st', InStock: true },
          { Gln: other, Stock: 10, StockText: 'Fler än 10', InStock: true },
        ],
      },
      {
        VaruNr: '100002',
        Stocks: [
          { Gln: one, Stock: 0, StockText: 'Slut på apoteket', InStock: false },
          { Gln: other, Stock: 0, StockText: 'Slut på apoteket', InStock: false },
        ],
      },
    ]);
  });

  test('is listed where there is some, and is not known for an article that the catalogue lacks', () => {
    const [first = '', second = '', third = ''] = PHARMACIES.map(({ gln }) => gln).sort();
    expect(stocksWhereKept({ [third]: 11, [second]: 0, [first]: 1 })).toEqual([
      { Gln: first, Stock: 1, StockText: '1 st', InStock: true },
      { Gln: third, Stock: 10, StockText: 'Fler än 10', InStock: true },
    ]);
    expect(stocksWhereKept({})).toEqual([]);
    expect(stocksWhereKept(undefined)).toBeNull();
  });

  test('is refused by field for more pairs than an answer may have', () => {
    const tight = new AnswerRoom({ answerBytes: 300 });
    expect(() => stocksAnswer({ glns: [one, other], varunr: ['100001', '100002'] }, new Map(), tight)).toThrow(
      expect.objectContaining({ status: 400, errors: [expect.objectContaining({ field: 'glns' })] }),
    );
  });

  test('may be asked with one article number without a list', () => {
    expect(parse(stocksBody, { glns: [one], varunr: '100001' })).toEqual({ glns: [one], varunr: ['100001'] });
  });

  test.each([
    [{ glns: ['4006381333930'], varunr: '100001' }, 'glns.0'],
    [{ glns: [], varunr: '100001' }, 'glns'],
    [{ glns: [one], varunr: 'abc' }, 'varunr'],
    [{}, 'glns'],
  ])('is refused by field for impossible values: %j', (body, field) => {
    expect(() => parse(stocksBody, body)).toThrow(
      expect.objectContaining({ status: 400, errors: expect.arrayContaining([expect.objectContaining({ field })]) }),
    );
  });
});
