import type { DutyEvent } from '../../../domain/duty/index.js';
import { minute } from '../format.js';
import type { WithdrawalClaimEvent } from '../../../domain/withdrawal-claim/index.js';
import type { EventTexts } from './event-text.js';

export const dutyTexts: EventTexts<DutyEvent> = {
  DutyStarted: {
    label: 'Farmaceut i tjänst',
    line: ({ staffName, until }) => `${staffName}, till senast ${minute(until)}`,
    importance: 'low',
  },
  DutyEnded: { label: 'Farmaceut ur tjänst', line: ({ staffName }) => staffName, importance: 'low' },
};

const CLAIM_ENDS = {
  dispensed: 'Expedierat',
  'order-ended': 'Ordern eller raden avslutades',
  'never-placed': 'Ordern blev aldrig lagd',
  overdue: 'Ordern blev inte klar i tid',
} as const;

export const claimTexts: EventTexts<WithdrawalClaimEvent> = {
  WithdrawalClaimed: { label: 'Uttag förbehållet', line: () => 'Åt en order som betalas', importance: 'low' },
  ClaimEnded: { label: 'Förbehåll avslutat', line: ({ reason }) => CLAIM_ENDS[reason], importance: 'low' },
};
