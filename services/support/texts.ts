import type { JobCalendarRejection } from '../../domain/job-calendar/index.js';
import type { JobRunRejection } from '../../domain/job-run/index.js';
import type { ReasonFault, StaffAccessRejection } from '../../domain/staff-access/index.js';
import type { CommandIdReused } from '../foundation/command-handling/command-handling.js';
import type { ShopError } from '../foundation/problem/result-contract.js';
import type { JobNotPassable, JobRejection } from '../foundation/job-engine/job-engine.js';

export const supportTexts = {
  personNumberShown: (reason: string): string => `Visade personnumret. ${reason}`.slice(0, 200),
  rebuildRunning: { code: 'REBUILD_RUNNING', message: 'Vyn byggs om eller kontrolleras redan.' },
  nothingParked: { code: 'NOTHING_PARKED', message: 'Där finns inget undanlagt längre.' },
  unknownStep: { code: 'STEP_UNKNOWN', message: 'Ordern eller steget finns inte.' },
  unknownView: { code: 'VIEW_UNKNOWN', message: 'Det finns ingen sådan vy.' },
} as const;

const jobRefusals: Readonly<Record<JobRejection['type'], ShopError>> = {
  JobUnknown: { code: 'JobUnknown', field: 'jobb', message: 'Det finns inget sådant jobb.' },
  DateInvalid: { code: 'DateInvalid', field: 'datum', message: 'Ange ett datum som ÅÅÅÅ-MM-DD.' },
  DateNotOfJob: { code: 'DateNotOfJob', field: 'datum', message: 'Jobbet körs inte för det datumet.' },
  DateBeforeLast: {
    code: 'DateBeforeLast',
    field: 'datum',
    message: 'Jobbet är klart för senare datum, och det som har beslutats sedan dess står fast.',
  },
  DateBeforeFirst: {
    code: 'DateBeforeFirst',
    field: 'datum',
    message: 'Jobbets första dag är den då kalendern började. Före den finns inget att köra.',
  },
  RunNotYetDue: { code: 'RunNotYetDue', field: 'datum', message: 'Datumets körning är inte aktuell än.' },
};

interface Lengths {
  readonly shortest: number;
  readonly longest: number;
}

function reasonInvalid({ shortest, longest }: Lengths): ShopError {
  return { code: 'ReasonInvalid', field: 'orsak', message: `Skriv en orsak på ${shortest}–${longest} tecken.` };
}

export function jobRefusal({ type }: JobRejection): ShopError {
  return jobRefusals[type];
}

export function passOverRefusal(rejection: JobRunRejection | CommandIdReused | JobNotPassable): ShopError {
  if (rejection.type === 'ReasonInvalid') return reasonInvalid(rejection);
  if (rejection.type === 'JobNotPassable')
    return { code: rejection.type, message: 'Det jobbets dagar kan inte hoppas över.' };
  return {
    code: rejection.type,
    message: 'Dagen kan inte hoppas över: den har inte misslyckats, eller är redan klar.',
  };
}

export function runFailed(job: string, date: string, error: unknown): ShopError {
  const reason = error instanceof Error ? error.message : String(error);
  return { code: 'RunFailed', message: `${job} för ${date} blev inte klar: ${reason}` };
}

export function calendarRefusal(rejection: JobCalendarRejection | CommandIdReused): ShopError {
  if (rejection.type === 'ReasonInvalid') return reasonInvalid(rejection);
  return { code: rejection.type, message: 'Det som väntade har ändrats. Läs vad som står där nu och svara igen.' };
}

export function accessRefusal(rejection: { readonly type: string }): ShopError {
  if (rejection.type !== 'ReasonInvalid')
    return { code: rejection.type, message: 'Kunden kunde inte öppnas. Försök igen.' };
  const invalid = rejection as StaffAccessRejection;
  return reasonRefusal(invalid.fault, invalid);
}

const reasonFaults: Readonly<Record<ReasonFault, (lengths: Lengths) => string>> = {
  length: (lengths) => reasonInvalid(lengths).message,
  words: () => 'Skriv en orsak med minst två ord på minst tre bokstäver, eller ett ärendenummer som KS-104233.',
  'person-number': () => 'Skriv en orsak utan personnummer: den raderas aldrig.',
};

export function reasonRefusal(fault: ReasonFault, lengths: Lengths): ShopError {
  return { code: 'ReasonInvalid', field: 'orsak', message: reasonFaults[fault](lengths) };
}
