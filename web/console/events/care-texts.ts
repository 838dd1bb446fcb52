import type { HealthLookEvent, HealthPart } from '../../../domain/health-look/events.js';
import type { HighCostAccountEvent } from '../../../domain/high-cost-account/events.js';
import type { PrescriptionEvent } from '../../../domain/prescription/events.js';
import type { EventTexts } from './event-text.js';

const PARTS: Readonly<Record<HealthPart, string>> = {
  prescriptions: 'Recept',
  'animal-prescriptions': 'Djurrecept',
  'child-prescriptions': 'Barns recept',
  'high-cost': 'Högkostnadsskydd',
  price: 'Pris på recept',
  news: 'Nyheter om recept',
  'prescription-person': 'Uppgifter för recept',
  'ordered-prescription': 'Beställt recept',
  'dose-pack-message': 'Meddelande om dosförpackning',
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
    line: ({ part, by }) => `${PARTS[part]}, ${by.kind === 'staff' ? `för ${by.name}` : 'för kunden själv'}`,
    importance: 'low',
  },
  HealthDataRefused: {
    label: 'Andras hälsouppgifter nekade',
    line: ({ part }) => `${PARTS[part]} för en annan person`,
    importance: 'high',
  },
  HealthDataWithheld: {
    label: 'Kundens hälsouppgifter nekade',
    line: ({ part, from }) => `${PARTS[part]}, för ${from.kind === 'staff' ? from.name : 'en annan kund'}`,
    importance: 'high',
  },
  StaffLooksBlocked: { label: 'Hälsouppgifter spärrade', line: () => 'Personalen får inte titta' },
  StaffLooksAllowed: { label: 'Spärr hävd', line: () => 'Personalen får titta igen' },
};
