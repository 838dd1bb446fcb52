import { stockholmDate, type Inspection } from '../kernel/index.js';
import type { HighCostAccountEvent } from './events.js';
import type { HighCostAccountState } from './state.js';

export type HighCostKind = 'high-cost-received' | 'high-cost-paid';

/**
 * RX-07: when the account was last received, and what was paid in its period. The account is sealed for the console, so
 * only who may open it sees the sum.
 */
export const inspection: Inspection<HighCostAccountState, HighCostAccountEvent, HighCostKind> = {
  inspect: ({ received, receivedAt }) => {
    if (receivedAt === null) return [];
    const rule = { requirements: ['RX-07'], version: null };
    const of = { name: '', rule, behind: () => true };
    const { period } = received ?? {};
    return [
      { path: 'high-cost/received', kind: 'high-cost-received', value: stockholmDate(receivedAt), ...of },
      ...(period
        ? [
            {
              path: 'high-cost/paid',
              kind: 'high-cost-paid' as const,
              value: period.ownFee,
              ...of,
              name: period.startsOn,
            },
          ]
        : []),
    ];
  },
};
