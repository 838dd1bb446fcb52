/** Words for what events carry; a word that is not known is shown as it is. */
const words: Readonly<Record<string, string>> = {
  customer: 'kunden',
  uncovered: 'varorna är värda mindre än checken',
  emptied: 'varukorgen tömdes',
  absorbed: 'varukorgen gick upp i en annan',
  'logged-out': 'utloggning',
  refused: 'betalningen nekades',
  cancelled: 'betalningen avbröts',
  error: 'tekniskt fel',
  'timed-out': 'tiden gick ut',
  shopper: 'kunden avbröt',
  'order-cancelled': 'ordern avbröts',
  member: 'medlemmens begäran',
  provider: 'uppsägning av Älgört',
  inactivity: 'inga poäng på 30 månader',
  death: 'dödsfall',
  misuse: 'missbruk',
  test: 'testperson',
  FrejaPlus: 'Freja+',
  threeDS2: '3-D Secure',
  qrCode: 'QR-kod (Swish)',
  redirect: 'omdirigering',
  sdk: 'betalapp',
  scheme: 'kort',
  swish: 'Swish',
};

export function word(key: string): string {
  return words[key] ?? key;
}
