import { decider } from '../kernel/index.js';
import { blockStaffLooks } from './commands/block-staff-looks.js';
import { refuseHealthData } from './commands/refuse-health-data.js';
import { showHealthData } from './commands/show-health-data.js';
import { withholdHealthData } from './commands/withhold-health-data.js';

export const decide = decider({
  ShowHealthData: showHealthData,
  RefuseHealthData: refuseHealthData,
  WithholdHealthData: withholdHealthData,
  BlockStaffLooks: blockStaffLooks,
});

export type HealthLookCommand = Parameters<typeof decide>[0];
