import type { BusinessDate } from '../../../domain/kernel/index.js';
import { mailedDate } from '../../partners/mail/dates.js';
import { writeMail, type WrittenMail } from '../../partners/mail/letter.js';

const PATH = '/mina-recept-inloggad/warrants';

/** LAW-09: no mail names the other person, a child or a medicine. The page under the log-in does. */
export function waitingWarrantMail(firstName: string | null, shopUrl: string): WrittenMail {
  return writeMail({
    subject: 'En fullmakt väntar på ditt svar',
    firstName,
    parts: [
      'Någon har gett dig en fullmakt. Logga in med e-legitimation, så läser du vem det är och till vilken dag du kan svara.',
      { label: 'Svara på fullmakten', url: `${shopUrl}${PATH}` },
    ],
  });
}

/** The day is no health data, and the holder needs it: the national service lets nobody answer later. */
export function foundWaitingWarrantMail(
  acceptBy: BusinessDate,
  firstName: string | null,
  shopUrl: string,
): WrittenMail {
  return writeMail({
    subject: 'Du har fått en fullmakt som väntar på svar',
    firstName,
    parts: [
      'Någon har gett dig en fullmakt, på ett annat apotek eller hos E-hälsomyndigheten. ' +
        `Svara senast ${mailedDate(acceptBy)}. Svarar du inte i tid gäller fullmakten inte.`,
      'Logga in med e-legitimation, så läser du vem det är och kan tacka ja eller nej.',
      { label: 'Svara på fullmakten', url: `${shopUrl}${PATH}` },
    ],
  });
}

export function answeredWarrantMail(accepted: boolean, firstName: string | null, shopUrl: string): WrittenMail {
  return writeMail({
    subject: 'Din fullmakt har fått svar',
    firstName,
    parts: [
      accepted
        ? 'Personen som du gav en fullmakt har tackat ja. Fullmakten gäller nu, och du kan avsluta den när du vill.'
        : 'Personen som du gav en fullmakt har tackat nej. Fullmakten gäller inte.',
      { label: 'Se dina fullmakter', url: `${shopUrl}${PATH}` },
    ],
  });
}

export function unansweredWarrantMail(firstName: string | null, shopUrl: string): WrittenMail {
  return writeMail({
    subject: 'Din fullmakt har inte fått svar',
    firstName,
    parts: [
      'Personen som du gav en fullmakt har inte svarat inom sju dagar. Fullmakten gäller inte. Du kan ge en ny.',
      { label: 'Se dina fullmakter', url: `${shopUrl}${PATH}` },
    ],
  });
}
