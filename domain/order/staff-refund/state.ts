import type { Ore } from '../../kernel/index.js';
import type { StaffRefundEvent, StaffRefundGiven, StaffRefundProposed } from './events.js';

export interface StaffRefunds {
  /** Proposals that wait for a second person. */
  readonly proposed: readonly StaffRefundProposed['data'][];
  readonly given: readonly StaffRefundGiven['data'][];
  readonly declined: readonly string[];
}

export const noStaffRefunds: StaffRefunds = { proposed: [], given: [], declined: [] };

export function evolveStaffRefunds(state: StaffRefunds, event: StaffRefundEvent): StaffRefunds {
  const proposed = state.proposed.filter(({ refundId }) => refundId !== event.data.refundId);
  switch (event.type) {
    case 'StaffRefundProposed':
      return { ...state, proposed: [...proposed, event.data] };
    case 'StaffRefundDeclined':
      return { ...state, proposed, declined: [...state.declined, event.data.refundId] };
    case 'StaffRefundGiven':
      return { ...state, proposed, given: [...state.given, event.data] };
  }
}

export function givenByStaff({ given }: StaffRefunds): Ore {
  return given.reduce((sum, { amount }) => sum + amount, 0);
}
