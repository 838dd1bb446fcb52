import type { Inspection } from '../kernel/index.js';
import type { CustomerEvent } from './events.js';
import type { CustomerState } from './state.js';

export type CustomerKindShown = 'consent';

/**
 * PRO-06, RMD-01: each consent that the customer answered, to which text, and by which events. A reminder that did not come
 * is explained by it. Favourites, watches and the profile are not shown here.
 */
export const inspection: Inspection<CustomerState, CustomerEvent, CustomerKindShown> = {
  inspect: ({ consents }) =>
    Object.values(consents).map(({ code, given, textVersion }) => ({
      path: `consents/${code}`,
      kind: 'consent',
      name: code,
      value: given ? 'given' : 'withdrawn',
      rule: { requirements: ['PRO-06'], version: textVersion },
      behind: ({ type, data }: CustomerEvent) =>
        (type === 'ConsentGiven' || type === 'ConsentWithdrawn') && data.code === code,
    })),
};
