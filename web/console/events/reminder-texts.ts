import type { ReminderEvent } from '../../../domain/reminder/events.js';
import type { ReminderGone, ReminderWay, Withheld } from '../../../domain/reminder/rules/index.js';
import type { EventTexts } from './event-text.js';

const WAYS: Readonly<Record<ReminderWay, string>> = { App: 'push', Email: 'e-post', Sms: 'sms' };

const GONE: Readonly<Record<ReminderGone, string>> = {
  deceased: 'personen har avlidit',
  expired: 'receptet har gått ut',
  'not-active': 'receptet gäller inte längre',
  'nothing-left': 'receptet har inga uttag kvar',
  'not-connected': 'personen är inte ansluten till högkostnadsdatabasen',
  'period-over': 'perioden är slut',
  dispensed: 'uttaget är gjort',
  renewed: 'receptet är förnyat',
  moved: 'dagen har ändrats',
  'right-ended': 'fullmakten eller vårdnaden gäller inte',
  'not-kept': 'kunden låter inte apoteket spara uppgifterna',
  customer: 'kunden avbröt den',
  erased: 'kunden raderades',
};

const WITHHELD: Readonly<Record<Withheld, string>> = {
  'no-consent': 'samtycke saknades',
  'consent-outdated': 'samtycket gällde en äldre text',
  'consent-after-due': 'samtycket gavs först efter dagen',
  'no-address': 'adress, nummer eller app saknades',
  'reason-gone': 'skälet hade försvunnit',
};

const STANDINGS: Readonly<Record<string, string>> = {
  planned: 'planerad',
  due: 'väntar på att skickas',
  left: 'skickad vidare',
  read: 'läst',
};

const SENDINGS: Readonly<Record<string, string>> = {
  waiting: 'väntar',
  leaving: 'skickas',
  sent: 'skickad',
  ...WITHHELD,
};

/** RMD-03: the standing of a reminder, and why it was cancelled. */
export function reminderWord(standing: string): string {
  const gone = standing.startsWith('cancelled-') ? GONE[standing.slice('cancelled-'.length) as ReminderGone] : null;
  return gone ? `avbruten: ${gone}` : (STANDINGS[standing] ?? standing);
}

export function reminderWayName(way: string): string {
  return WAYS[way as ReminderWay] ?? way;
}

export function reminderWayWord(standing: string): string {
  return SENDINGS[standing] ?? standing;
}

/** RMD-03: staff see when and how a customer was reminded, and why not. Of what is sealed. */
export const reminderTexts: EventTexts<ReminderEvent> = {
  ReminderPlanned: { label: 'Påminnelse planerad', line: ({ dueOn }) => `Till ${dueOn}` },
  ReminderCancelled: { label: 'Påminnelse avbruten', line: ({ because }) => sentence(GONE[because]) },
  ReminderFellDue: { label: 'Påminnelsens dag kom', line: ({ on }) => on },
  ReminderLeft: {
    label: 'Påminnelse skickas',
    line: ({ ways, withheld }) => sentence([...ways.map((way) => WAYS[way]), ...withheld.map(notBy)].join(', ')),
    importance: 'high',
  },
  ReminderSent: { label: 'Påminnelse skickad', line: ({ way }) => sentence(WAYS[way]) },
  ReminderWithheld: { label: 'Påminnelse inte skickad', line: (data) => sentence(notBy(data)) },
  ReminderPostponed: { label: 'Påminnelse uppskjuten', line: ({ way }) => `${sentence(WAYS[way])}, till efter natten` },
  ReminderRead: { label: 'Påminnelse läst', line: () => 'På sajten' },
  DeathLearned: {
    label: 'Dödsfall känt',
    line: ({ isCustomer }) => (isCustomer ? 'Kunden, enligt receptregistret' : 'En person kunden företräder'),
    importance: 'high',
  },
  GuardianshipLearned: {
    label: 'Vårdnad enligt folkbokföringen',
    line: ({ holds }) =>
      holds
        ? 'Kunden är åter vårdnadshavare och påminns om barnet'
        : 'Kunden är inte längre vårdnadshavare och påminns inte om barnet',
    importance: 'high',
  },
};

function notBy({ way, why }: { readonly way: ReminderWay; readonly why: Withheld }): string {
  return `inte ${WAYS[way]}: ${WITHHELD[why]}`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
