import { formatDate, formatHour } from '../../interface/words/dates.js';
import type { ShownReminder } from '../../../services/care/reminder/contract.js';
import type { ReminderWay } from '../../../domain/reminder/index.js';

/** RMD-04: the notifications page. No text of it names a medicine. */
export const reminderTexts = {
  title: 'Mina påminnelser',
  intro: 'Påminnelser om recept och högkostnadsskydd, för dig och för dem som du företräder.',
  settings: 'Välj dina påminnelser',
  settingsParent: 'Mina inställningar',
  terms: 'Villkor för påminnelser',
  unread: 'Att läsa',
  noUnread: 'Du har läst allt.',
  coming: 'Kommande',
  comingText: 'Påminnelserna räknas ut igen när något ändras. En inställd påminnelse kommer inte tillbaka.',
  noComing: 'Inga påminnelser är på väg.',
  earlier: 'Tidigare',
  noEarlier: 'Inga tidigare påminnelser.',
  read: 'Markera som läst',
  readOf: (name: string, day: string) => `Markera som läst: ${name}, ${day}`,
  cancel: 'Ställ in',
  cancelOf: (name: string, day: string) => `Ställ in: ${name}, ${day}`,
  toPrescriptions: 'Till recepten',
  toHighCost: 'Till högkostnadsskyddet',
  silent: (day: string) => `Skickas inte ${day}: ingen kanal som du har valt når dig.`,
  saved: { last: 'Påminnelsen är markerad som läst.', installd: 'Påminnelsen är inställd.' },
  form: 'Formuläret gick inte att läsa. Ladda om sidan och försök igen.',
} as const;

const WAYS: Readonly<Record<ReminderWay, string>> = { App: 'i appen', Email: 'med e-post', Sms: 'med sms' };
const list = new Intl.ListFormat('sv-SE', { type: 'conjunction' });

function byWays(channels: readonly ReminderWay[]): string {
  return list.format(channels.map((way) => WAYS[way]));
}

/** When and how a reminder came, will come, or was cancelled. */
export function whenText({ phase, dueOn, time, cancelTime, channels }: ShownReminder): string {
  if (cancelTime !== null) return `Inställd ${formatDate(cancelTime)}`;
  const moment = `${formatDate(time)} kl. ${formatHour(time)}`;
  if (phase === 'left') return `Skickad ${moment} ${byWays(channels)}`;
  return channels.length === 0 ? reminderTexts.silent(formatDate(dueOn)) : `Skickas ${moment} ${byWays(channels)}`;
}
