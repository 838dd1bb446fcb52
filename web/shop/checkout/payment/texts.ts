export const paymentTexts = {
  title: 'Betalning',
  swish: 'Betala med Swish',
  swishSteps: [
    'Öppna Swish-appen i telefonen.',
    'Tryck på Skanna och rikta kameran mot koden.',
    'Godkänn betalningen i appen.',
  ],
  swishHere: 'Öppna Swish på den här enheten',
  swishCode: 'QR-kod för Swish',
  validUntil: (time: string) => `Koden gäller till ${time}.`,
  waiting: 'Väntar på att betalningen ska bli klar …',
  challenge: 'Bekräfta köpet hos banken',
  challengeText: (amount: string) =>
    `Din bank vill veta att det är du som betalar ${amount}. Svara på bankens fråga här nedanför.`,
  challengeFetching: 'Hämtar bankens fråga …',
  challengeFrame: 'Bankens fråga',
  challengeFailed: 'Bankens fråga kunde inte visas',
  challengeFailedText: 'Inget har dragits från kortet. Försök igen, eller avbryt betalningen.',
  challengeAgain: 'Försök igen',
  challengeWithoutScripts:
    'Banken kan inte fråga här, för webbläsaren kör inga skript. Avbryt betalningen och betala igen, så visas bankens egen sida.',
  unanswered: 'Vi fick inget svar från butiken. Kontrollera din uppkoppling.',
  onward: 'Fortsätt betalningen',
  redirect: 'Du skickas vidare för att betala och godkänna köpet.',
  goOn: 'Fortsätt till betalningen',
  cancel: 'Avbryt betalningen',
} as const;
