import { decider } from '../kernel/index.js';
import { receivePrescription } from './commands/receive-prescription.js';

export const decide = decider({ ReceivePrescription: receivePrescription });

export type PrescriptionCommand = Parameters<typeof decide>[0];
