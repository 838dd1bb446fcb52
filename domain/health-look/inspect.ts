import type { Inspection } from '../kernel/index.js';
import type { HealthLookEvent } from './events.js';
import type { HealthLookState } from './state.js';

export type HealthLookKind = 'health-looks' | 'health-attempts' | 'health-block';

/** LAW-09: staff see how often health data was shown and withheld, and whether the customer blocks it. */
export const inspection: Inspection<HealthLookState, HealthLookEvent, HealthLookKind> = {
  inspect: ({ shown, withheld, isBlocked }) => {
    if (shown === 0 && withheld === 0 && !isBlocked) return [];
    const rule = { requirements: ['LAW-09'], version: null };
    return [
      {
        ...{ path: 'health/looks', kind: 'health-looks', name: '', value: shown, rule },
        behind: ({ type }) => type === 'HealthDataShown',
        adds: ({ type }) => (type === 'HealthDataShown' ? 1 : 0),
      },
      {
        ...{ path: 'health/attempts', kind: 'health-attempts', name: '', value: withheld || null, rule },
        behind: ({ type }) => type === 'HealthDataWithheld',
        adds: ({ type }) => (type === 'HealthDataWithheld' ? 1 : 0),
      },
      {
        ...{ path: 'health/block', kind: 'health-block', name: '', value: isBlocked ? 'blocked' : null, rule },
        behind: ({ type }) => type === 'StaffLooksBlocked' || type === 'StaffLooksAllowed',
      },
    ];
  },
};
