import { writeMail, type WrittenMail } from '../../partners/mail/letter.js';

/** LAW-09: the mail names no medicine. The page under the log-in does. */
export function recallMail(firstName: string | null, shopUrl: string): WrittenMail {
  return writeMail({
    subject: 'Viktig information om en vara från Älgört',
    firstName,
    parts: [
      'Tillverkaren har återkallat en vara som du har fått från oss. Logga in med e-legitimation, så läser du vilken det är och vad du ska göra.',
      { label: 'Läs om återkallelsen', url: `${shopUrl}/mina-recept-inloggad/aterkallat` },
    ],
  });
}
