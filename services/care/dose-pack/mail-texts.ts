import { writeMail, type WrittenMail } from '../../partners/mail/letter.js';

/** LAW-09: the mail tells nothing of the message, and not for whom it was. The page under the log-in does. */
export function dosePackAnswerMail(firstName: string | null, shopUrl: string): WrittenMail {
  return writeMail({
    subject: 'En farmaceut har svarat dig',
    firstName,
    parts: [
      'Du har fått svar på ditt meddelande till våra farmaceuter. Logga in med e-legitimation, så läser du svaret.',
      { label: 'Läs svaret', url: `${shopUrl}/mina-recept-inloggad/dospaket` },
    ],
  });
}
