import { z } from 'zod';

import { isCold } from '../../../../domain/catalogue/index.js';
import { rowsOf, type CartState, type PrescriptionRow } from '../../../../domain/cart/index.js';
import { kronor } from '../../../../domain/kernel/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import type { MonthPrices } from '../../../partners/e-health/gateway.js';
import type { StockByGln } from '../../../shop/pharmacy/pharmacy-stock.js';
import { stockAtSchema, stocksWhereKept } from '../../../shop/pharmacy/stock-answer.js';
import { groupedByBlock } from '../blocks.js';

const row = z.strictObject({
  radnummer: z.string(),
  ordinationsId: z.string(),
  antal: z.int(),
  articleid: z.string(),
  maxAntal: z.int(),
  iLager: z.boolean(),
  lagerPerApotek: z.array(stockAtSchema).nullable(),
  flaggor: z.array(z.enum(['narkotika', 'kylvara'])),
  forman: z.enum(['R', 'U']),
  pris: z.number(),
  kundpris: z.number(),
  ejByte: z.boolean(),
  extraInfo: z.string().nullable(),
  artikel: z.strictObject({
    varunummer: z.string(),
    namn: z.string(),
    form: z.string(),
    styrka: z.string(),
    forpackning: z.string(),
  }),
});

/** RX-14: the prescription rows of a cart, in a block for each person. Sums are kronor. */
export const cartsSchema = z
  .strictObject({
    kundvagnar: z.array(
      z.strictObject({
        personnummer: z.string(),
        namn: z.string().nullable(),
        fullmakt: z.boolean(),
        djur: z.boolean(),
        rader: z.array(row),
      }),
    ),
    summor: z.strictObject({ pris: z.number(), kundpris: z.number() }),
  })
  .meta({ example: { kundvagnar: [], summor: { pris: 0, kundpris: 0 } } });
export type CartsAnswer = AnswerOf<typeof cartsSchema>;

/** What is known today of the articles in the cart, by article number. */
export interface KnownArticles {
  readonly prices: MonthPrices | null;
  readonly stock: ReadonlyMap<string, StockByGln>;
}

export function cartsAnswer(state: CartState, known: KnownArticles): CartsAnswer {
  const rows = rowsOf(state);
  return {
    kundvagnar: [...groupedByBlock(rows).values()].map((ofBlock) => blockOf(ofBlock, known)),
    summor: {
      pris: kronor(rows.reduce((sum, { prescription }) => sum + prescription.price.price, 0)),
      kundpris: kronor(rows.reduce((sum, { unitPrice }) => sum + unitPrice, 0)),
    },
  };
}

function blockOf(rows: readonly PrescriptionRow[], known: KnownArticles): CartsAnswer['kundvagnar'][number] {
  const patient = (rows[0] as PrescriptionRow).prescription.patient;
  return {
    personnummer: patient.personNumber,
    // Animals of one owner are one block, so it has no name of its own.
    namn: patient.kind === 'animal' ? null : patient.name,
    fullmakt: patient.kind === 'principal',
    djur: patient.kind === 'animal',
    rader: rows.map((each) => rowOf(each, known)),
  };
}

function rowOf(
  { varuId: radnummer, flags, prescription }: PrescriptionRow,
  { prices, stock }: KnownArticles,
): CartsAnswer['kundvagnar'][number]['rader'][number] {
  const { ordinationId, article, packages, maxPackages, noExchange, message, isNarcotic, price } = prescription;
  const { varuId, name, form, strength, packSize } = article;
  return {
    radnummer,
    ordinationsId: ordinationId,
    antal: packages,
    articleid: varuId,
    maxAntal: maxPackages,
    iLager: prices?.get(varuId)?.isAvailable ?? false,
    lagerPerApotek: stocksWhereKept(stock.get(varuId)),
    flaggor: [...(isNarcotic ? ['narkotika' as const] : []), ...(isCold({ flags }) ? ['kylvara' as const] : [])],
    forman: price.benefit,
    pris: kronor(price.price),
    kundpris: kronor(price.amount),
    ejByte: noExchange,
    extraInfo: message,
    artikel: { varunummer: varuId, namn: name, form, styrka: strength, forpackning: packSize },
  };
}
