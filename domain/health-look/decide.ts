import { decider } from '../kernel/index.js';
import { refuseHealthData } from './commands/refuse-health-data.js';
import { showHealthData } from './commands/show-health-data.js';

export const decide = decider({ ShowHealthData: showHealthData, RefuseHealthData: refuseHealthData });

export type HealthLookCommand = Parameters<typeof decide>[0];
