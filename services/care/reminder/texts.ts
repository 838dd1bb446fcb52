import type { ReminderKind } from '../../../domain/reminder/index.js';

export const reminderTexts = {
  /** RMD-01, RMD-06: the kinds as they are shown. */
  kinds: {
    Offers: 'Erbjudanden',
    HkdbExp: 'Högkostnadsskyddet går ut',
    PrescriptionExp: 'Dags att förnya recept',
    PrescriptionWithdrawal: 'Dags för nytt uttag',
  } satisfies Record<ReminderKind, string>,
  /** LAW-09: the subject names no kind, because others may see it on a locked screen. */
  subject: 'En påminnelse från Älgört',
  sender: 'Älgört',
  link: 'Logga in och läs mer',
  why: 'Du får påminnelsen för att du har valt det. Du ändrar dina val när du har loggat in.',
  login: 'Logga in för att se dina påminnelser.',
  unknown: 'Påminnelsen finns inte.',
  unknownChannel: 'Kanalen finns inte.',
  notCancellable: 'Påminnelsen har redan skickats eller avbrutits.',
  notReadable: 'Påminnelsen har inte skickats än.',
  notMember: 'Erbjudanden skickas bara till medlemmar.',
} as const;

/** Every message links here only. */
export const REMINDER_PATH = '/mina-recept-inloggad/';
