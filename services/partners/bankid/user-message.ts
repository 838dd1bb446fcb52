/** How the person was asked to start the app. The recommended message depends on this. */
export interface StartedBy {
  readonly by: 'qr' | 'this-device';
  readonly device: 'mobile' | 'desktop';
}

/**
 * BankID's recommended user messages in Swedish, copied exactly in October 2026:
 * https://developers.bankid.com/ui-resources/user-messages. Only the misspelling "gitligt" in RFA15B is corrected.
 */
export const RFA = {
  RFA1: 'Starta BankID-appen.',
  RFA3: 'Åtgärden avbröts. Försök igen.',
  RFA4: 'En identifiering eller underskrift pågår redan för ditt personnummer. Försök igen.',
  RFA5: 'Något gick fel. Försök igen.',
  RFA6: 'Åtgärden avbröts.',
  RFA8: 'BankID-appen svarar inte. Kontrollera att den är startad och att du har internetanslutning. Försök sedan igen.',
  RFA9: 'Skriv in din säkerhetskod i BankID-appen och välj Identifiera eller Skriv under.',
  RFA13: 'Försöker starta BankID-appen.',
  RFA15A:
    'Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här datorn. Om du har ett BankID på kort, sätt in kortet i kortläsaren.',
  RFA15B: 'Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här enheten.',
  RFA16: 'Ditt BankID är för gammalt eller spärrat. Använd ett annat BankID eller skaffa ett nytt hos din bank.',
  RFA17A: 'Du verkar inte ha BankID-appen/programmet. Installera den och skaffa ett BankID hos din bank.',
  RFA17B: 'Misslyckades att läsa av QR-koden. Starta BankID-appen och läs av QR-koden.',
  RFA21: 'En identifiering eller underskrift pågår.',
  RFA22: 'Något gick fel. Försök igen.',
  RFA23: 'Fotografera och läs av din ID-handling med BankID-appen.',
  RFA24: 'Gör en ansiktsigenkänning i BankID-appen.',
  RFA25: 'Välj hur du vill bekräfta din identitet i BankID-appen.',
  RFA26: 'Kontrollen av din ID-handling misslyckades. Försök igen.',
  RFA27: 'Ansiktsigenkänningen misslyckades. Försök igen.',
  RFA28: 'Din enhet saknar den läsare som behövs för att kontrollera ID-handlingar.',
  RFA29:
    'Du har flera BankID på din enhet. Du behöver radera alla utom ett BankID för att kunna slutföra identifieringen. Det gör du under Meny - Inställningar i din BankID-app.',
  RFA30: 'Bekräftelsen av din identitet misslyckades. Försök igen.',
} as const;
export type Rfa = keyof typeof RFA;

const PENDING: Readonly<Record<string, Rfa>> = {
  noClient: 'RFA1',
  userMrtd: 'RFA23',
  userSign: 'RFA9',
  userFace: 'RFA24',
  userStepUp: 'RFA25',
};
const FAILED: Readonly<Record<string, Rfa>> = {
  expiredTransaction: 'RFA8',
  certificateErr: 'RFA16',
  userCancel: 'RFA6',
  cancelled: 'RFA3',
  mrtdVerificationFailed: 'RFA26',
  facialRecognitionFailed: 'RFA27',
  nfcNotSupportedByDevice: 'RFA28',
  multipleBankIdsOnDevice: 'RFA29',
  stepUpFailed: 'RFA30',
};
const ERRORS: Readonly<Record<string, Rfa>> = { alreadyinprogress: 'RFA4', canceled: 'RFA3', cancelled: 'RFA3' };

/**
 * Returns the message for the hint code of a pending log-in request. An unknown code gets the usual message for a
 * pending request.
 */
export function pendingMessage(hintCode: string, { by, device }: StartedBy): Rfa {
  if (hintCode === 'outstandingTransaction') return by === 'qr' ? 'RFA1' : 'RFA13';
  if (hintCode === 'started') return device === 'desktop' && by === 'this-device' ? 'RFA15A' : 'RFA15B';
  return of(PENDING, hintCode) ?? 'RFA21';
}

export function failedMessage(hintCode: string, { by }: StartedBy): Rfa {
  if (hintCode === 'startFailed') return by === 'qr' ? 'RFA17B' : 'RFA17A';
  return of(FAILED, hintCode) ?? 'RFA22';
}

/** Returns the message for an error code. Our own errors, such as `invalidParameters`, get a general message. */
export function errorMessage(errorCode: string | null): Rfa {
  return of(ERRORS, (errorCode ?? '').toLowerCase()) ?? 'RFA5';
}

function of(table: Readonly<Record<string, Rfa>>, code: string): Rfa | null {
  return Object.hasOwn(table, code) ? (table[code] ?? null) : null;
}
