import { decider } from '../kernel/index.js';
import { endDuty } from './commands/end-duty.js';
import { startDuty } from './commands/start-duty.js';

export const decide = decider({ StartDuty: startDuty, EndDuty: endDuty });

export type DutyCommand = Parameters<typeof decide>[0];
