import type { DatedKind, RemindedBy } from '../../../../domain/reminder/index.js';
import { REMINDER_TABLE } from '../../../../domain/reminder/rules/index.js';
import { writeMail, type WrittenMail } from '../../../partners/mail/letter.js';
import { REMINDER_PATH, reminderTexts as texts } from '../texts.js';

/** LAW-09: the sentence names no drug, no day and no person. It says for whom it is: 'för dig', or for somebody else. */
export function sentenceOf(kind: DatedKind, { ground }: Pick<RemindedBy, 'ground'>): string {
  return REMINDER_TABLE[kind].says[ground === 'self' ? 'self' : 'other'];
}

export function reminderMail(sentence: string, firstName: string | null, shopUrl: string): WrittenMail {
  return writeMail({
    subject: texts.subject,
    firstName,
    parts: [sentence, { label: texts.link, url: `${shopUrl}${REMINDER_PATH}` }, texts.why],
  });
}

export function reminderPush(sentence: string) {
  return { title: texts.sender, body: sentence, path: REMINDER_PATH };
}

export function reminderText(sentence: string, shopUrl: string): string {
  return `${texts.sender}: ${sentence} ${shopUrl}${REMINDER_PATH}`;
}
