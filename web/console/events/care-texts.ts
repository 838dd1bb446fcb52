import type { Asker, HealthLookEvent, HealthPart } from '../../../domain/health-look/events.js';
import type { HighCostAccountEvent } from '../../../domain/high-cost-account/events.js';
import type { PrescriptionEvent, UndoReason, WithdrawalReleased } from '../../../domain/prescription/events.js';
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
  'stock-watch': 'Bevakning av en vara',
  'principal-prescriptions': 'Recept genom fullmakt',
  warrants: 'Fullmakt',
};

const RELEASED: Readonly<Record<WithdrawalReleased['data']['reason'], string>> = {
  'order-failed': 'Ordern blev inte betald',
  'order-cancelled': 'Ordern är avbruten',
  'not-sent': 'Varan skickades inte',
};
const UNDONE: Readonly<Record<UndoReason, string>> = {
  'no-prescription': 'Registret har inte receptet',
  'not-active': 'Receptet gäller inte i registret',
  'no-withdrawals-left': 'Registret har inga uttag kvar',
  'pack-refused': 'En förpackning får inte lämnas ut',
  'not-sent': 'Varan skickades inte',
};

/** LAW-09: support sees that there is a prescription, and not what it is. */
export const prescriptionTexts: EventTexts<PrescriptionEvent> = {
  PrescriptionReceived: { label: 'Recept mottaget', line: () => 'Nytt eller ändrat i receptregistret' },
  OtherPatientLearned: { label: 'Recept för någon annan', line: () => 'Kunden företräder patienten' },
  WithdrawalHeld: { label: 'Uttag hålls', line: ({ orderNumber, lineId }) => `Order ${orderNumber}, rad ${lineId}` },
  WithdrawalOrdered: { label: 'Uttag väntar på farmaceut', line: () => 'Ordern är betald' },
  WithdrawalReleased: { label: 'Uttag släppt', line: ({ reason }) => RELEASED[reason] },
  WithdrawalChecked: { label: 'Uttag kontrollerat', line: () => 'Av en farmaceut' },
  ExchangeDecided: { label: 'Utbyte bestämt', line: () => 'Av en farmaceut, med skäl' },
  ColleagueAsked: { label: 'Kollega tillfrågad', line: () => 'En farmaceut frågar en annan' },
  ColleagueAnswered: {
    label: 'Kollega har svarat',
    line: ({ approves }) => (approves ? 'Godkänner' : 'Godkänner inte'),
  },
  MedicineDispensed: { label: 'Recept expedierat', line: ({ on }) => `Uttaget räknas från ${on}`, importance: 'high' },
  DispensingReported: { label: 'Expediering rapporterad', line: () => 'Registret och förpackningskontrollen vet' },
  DispensingUndone: { label: 'Expediering ångrad', line: ({ reason }) => UNDONE[reason], importance: 'high' },
  RecallNotified: {
    label: 'Varnad för återkallad batch',
    line: () => 'En farmaceut har skrivit vad',
    importance: 'high',
  },
  PatientRecallNotified: {
    label: 'Patienten varnad för återkallad batch',
    line: () => 'Patienten är kund här. Någon annan beställde',
    importance: 'high',
  },
  WithdrawalRefused: { label: 'Uttag nekat', line: () => 'En farmaceut har skrivit varför', importance: 'high' },
};

/** LAW-09: support sees that there is an account, and not what was bought. */
export const highCostAccountTexts: EventTexts<HighCostAccountEvent> = {
  HighCostAccountReceived: {
    label: 'Högkostnadskonto mottaget',
    line: () => 'Nytt eller ändrat i högkostnadsdatabasen',
  },
};

function askerText(by: Asker): string {
  if (by.kind === 'staff') return `för ${by.name}`;
  return by.kind === 'customer' ? 'för kunden själv' : 'för den som har kundens fullmakt';
}

export const healthLookTexts: EventTexts<HealthLookEvent> = {
  HealthDataShown: {
    label: 'Hälsouppgifter visade',
    line: ({ part, by }) => `${PARTS[part]}, ${askerText(by)}`,
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
