import { z } from 'zod';

import type { HighCostAccount } from '../../../../domain/high-cost-account/index.js';
import { standingOnLadder } from '../../../../domain/high-cost-account/ladder/index.js';
import { kronor, type BusinessDate } from '../../../../domain/kernel/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';

const date = z.iso.date();

/** RX-15: the fields of an account, as clients know them (docs/prescription-calls.md). Sums are kronor. */
export const accountSchema = z
  .strictObject({
    ansluten: z.boolean(),
    formansniva: z.number().int(),
    saldoInnevarandePeriod: z.number(),
    innevPeriodStart: date.nullable(),
    slutInnevarandePeriod: date.nullable(),
    kvarTillFrikort: z.number(),
    ackumuleratPris: z.number(),
    egenavgift: z.number(),
  })
  .meta({ id: 'HkdbKonto' });

export const transactionsSchema = z.strictObject({
  transaktioner: z.array(
    z.strictObject({
      datum: date,
      period: date,
      forman: z.number(),
      egenavgift: z.number(),
      butik: z.string(),
      ort: z.string(),
    }),
  ),
});

export function accountFields(account: HighCostAccount, today: BusinessDate): AnswerOf<typeof accountSchema> {
  const { period, percent, toFreeCard } = standingOnLadder(account.period, today);
  return {
    ansluten: account.isConnected,
    formansniva: account.isConnected ? 100 - percent : 0,
    saldoInnevarandePeriod: kronor(period?.ownFee ?? 0),
    innevPeriodStart: period?.startsOn ?? null,
    slutInnevarandePeriod: period?.endsOn ?? null,
    kvarTillFrikort: kronor(toFreeCard),
    ackumuleratPris: kronor(period?.accumulated ?? 0),
    egenavgift: kronor(period?.ownFee ?? 0),
  };
}

export function transactionFields({ transactions }: HighCostAccount): AnswerOf<typeof transactionsSchema> {
  return {
    transaktioner: transactions.map(({ on, periodFrom, benefit, ownFee, pharmacy }) => ({
      datum: on,
      period: periodFrom,
      forman: kronor(benefit),
      egenavgift: kronor(ownFee),
      butik: pharmacy.name,
      ort: pharmacy.city,
    })),
  };
}
