import type { IdentificationMethod } from '../../../../domain/customer/index.js';
import type { Instant } from '../../../../domain/kernel/index.js';
import { writeMail, type WrittenMail } from '../../../partners/mail/letter.js';

const WAYS: Readonly<Record<IdentificationMethod, string>> = {
  BankID: 'BankID',
  FrejaPlus: 'Freja+',
  test: 'testinloggning',
};

const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Stockholm',
});

/** Example: "23 november 2026 kl. 10.12". */
function momentOf(at: Instant): string {
  return moment.format(new Date(at)).replace(/:(?=\d\d$)/, '.');
}

/**
 * Writes the mail about a new device. It says when, how and on which device. It says nothing about the person or their
 * purchases.
 */
export function newDeviceMail(
  { at, method, device }: { readonly at: Instant; readonly method: IdentificationMethod; readonly device: string },
  firstName: string | null,
  shopUrl: string,
): WrittenMail {
  return writeMail({
    subject: 'Ny inloggning på ditt konto',
    firstName,
    parts: [
      `Ditt konto hos Älgört öppnades ${momentOf(at)} med ${WAYS[method]}, från en enhet som är ny för oss: ${device}.`,
      'Var det du behöver du inte göra något. En webbläsare som har rensat sina kakor är också ny för oss.',
      { label: 'Var det inte du? Logga in och välj ”Logga ut överallt”', url: `${shopUrl}/member/minainloggningar` },
      'Spärra sedan ditt e-id hos den som gav ut det, och hör av dig till vår kundservice.',
    ],
  });
}

export function copiedSessionMail(at: Instant, firstName: string | null, shopUrl: string): WrittenMail {
  return writeMail({
    subject: 'Vi har loggat ut en av dina enheter',
    firstName,
    parts: [
      `${momentOf(at)} visade någon upp en gammal kaka från en av dina inloggningar. Den kan ha kopierats. Därför har vi avslutat den inloggningen.`,
      'Det händer också när en webbläsare återställs från en säkerhetskopia. Var det så behöver du bara logga in igen.',
      {
        label: 'Annars kan du se dina övriga inloggningar, och logga ut dem',
        url: `${shopUrl}/member/minainloggningar`,
      },
    ],
  });
}
