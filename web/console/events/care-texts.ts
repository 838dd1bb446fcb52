import type { HealthLookEvent, HealthPart } from '../../../domain/health-look/events.js';
import type { HighCostAccountEvent } from '../../../domain/high-cost-account/events.js';
import type { PrescriptionEvent } from '../../../domain/prescription/events.js';
import type { EventTexts } from './event-text.js';

const PARTS: Readonly<Record<HealthPart, string>> = {
  prescriptions: 'Recept',
  'animal-prescriptions': 'Djurrecept',
  'child-prescriptions': 'Barns recept',
  'high-cost': 'Högkostnadsskydd',
};

/** LAW-09: support sees that there is a prescription, and not what it is. */
export const prescriptionTexts: EventTexts<PrescriptionEvent> = {
  PrescriptionReceived: { label: 'Recept mottaget', line: () => 'Nytt eller ändrat i receptregistret' },
};

/** LAW-09: support sees that there is an account, and not what was bought. */
export const highCostAccountTexts: EventTexts<HighCostAccountEvent> = {
  HighCostAccountReceived: {
    label: 'Högkostnadskonto mottaget',
    line: () => 'Nytt eller ändrat i högkostnadsdatabasen',
  },
};

export const healthLookTexts: EventTexts<HealthLookEvent> = {
  HealthDataShown: {
    label: 'Hälsouppgifter visade',
    line: ({ part }) => `${PARTS[part]}, för kunden själv`,
    importance: 'low',
  },
  HealthDataRefused: {
    label: 'Andras hälsouppgifter nekade',
    line: ({ part }) => `${PARTS[part]} för en annan person`,
    importance: 'high',
  },
};
