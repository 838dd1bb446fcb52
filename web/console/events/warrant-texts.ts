import type { WarrantEvent } from '../../../domain/warrant/events.js';
import type { EventTexts } from './event-text.js';

type Received = Extract<WarrantEvent, { type: 'WarrantReceived' }>['data'];

const STATUSES: Readonly<Record<Received['status'], string>> = {
  waiting: 'väntar på svar',
  accepted: 'gäller',
  declined: 'nekad',
  ended: 'avslutad',
};
const ENDS: Readonly<Record<NonNullable<Received['endedBy']>, string>> = {
  giver: 'av givaren',
  holder: 'av tagaren',
  death: 'genom dödsfall',
  'protected-identity': 'genom skyddade personuppgifter',
  guardianship: 'när vårdnaden upphörde',
};

const STANDINGS: Readonly<Record<string, string>> = {
  waiting: 'väntar på svar',
  'in-force': 'gäller',
  'not-accepted': 'blev inte besvarad i tid',
  declined: 'nekad',
  ended: 'avslutad',
  'run-out': 'har gått ut',
};

export function warrantWord(standing: string): string {
  return STANDINGS[standing] ?? standing;
}

const ID_WORDS: Readonly<Record<Extract<WarrantEvent, { type: 'WarrantGivenAtPharmacy' }>['data']['idKind'], string>> =
  {
    passport: 'pass',
    'national-id': 'nationellt id-kort',
    'driving-licence': 'körkort',
    'sis-id': 'SIS-märkt id-kort',
    'tax-agency-id': 'Skatteverkets id-kort',
  };

/** RX-08: staff see that there is a warrant, when and how. The names are sealed. */
export const warrantTexts: EventTexts<WarrantEvent> = {
  WarrantReceived: {
    label: 'Fullmakt mottagen',
    line: ({ role, status, endedBy }) => `${roleText(role)}, ${STATUSES[status]}${endedBy ? ` ${ENDS[endedBy]}` : ''}`,
  },
  WarrantGiven: { label: 'Fullmakt given', line: () => 'På sajten', importance: 'high' },
  WarrantGivenAtPharmacy: {
    label: 'Fullmakt given på apotek',
    line: ({ role, checkedByName, idKind }) => `${roleText(role)}. ${checkedByName} såg ${ID_WORDS[idKind]}`,
    importance: 'high',
  },
  WarrantAccepted: { label: 'Fullmakt accepterad', line: () => 'På sajten', importance: 'high' },
  WarrantDeclined: { label: 'Fullmakt nekad', line: () => 'På sajten' },
  WarrantUnanswered: { label: 'Fullmakt obesvarad', line: () => 'Inget svar är känt efter sista dagen att svara' },
  WarrantFoundWaiting: {
    label: 'Fullmakt från annat håll',
    line: () => 'Hittad vid den dagliga frågan. Kunden är tagare och meddelas',
  },
  WarrantEnded: {
    label: 'Fullmakt avslutad',
    line: ({ role }) => `${roleText(role)}, på sajten`,
    importance: 'high',
  },
};

function roleText(role: Received['role']): string {
  return role === 'giver' ? 'Kunden är givare' : 'Kunden är tagare';
}
