import type { DutyEvent } from '../../../domain/duty/index.js';
import { minute } from '../format.js';
import type { EventTexts } from './event-text.js';

export const dutyTexts: EventTexts<DutyEvent> = {
  DutyStarted: {
    label: 'Farmaceut i tjänst',
    line: ({ staffName, until }) => `${staffName}, till senast ${minute(until)}`,
    importance: 'low',
  },
  DutyEnded: { label: 'Farmaceut ur tjänst', line: ({ staffName }) => staffName, importance: 'low' },
};
