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
    `Din bank vill veta att det är du som betalar ${amount}. I testmiljön är koden password.`,
  challengeCode: 'Kod från banken',
  confirm: 'Bekräfta',
  onward: 'Fortsätt betalningen',
  redirect: 'Du skickas vidare för att betala och godkänna köpet.',
  goOn: 'Fortsätt till betalningen',
  cancel: 'Avbryt betalningen',
} as const;
