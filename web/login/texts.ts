export const loginTexts = {
  title: 'Identifiera dig',
  titleAgain: (name: string) => `Logga in igen, ${name}`,
  intro: 'Logga in för att samla poäng, använda bonuscheckar och se dina köp.',
  methods: [
    { title: 'Mobilt BankID på den här enheten', soon: true },
    { title: 'Mobilt BankID på annan enhet', soon: true },
    { title: 'Freja+', soon: true },
  ],
  soon: 'Kommer snart',
  test: 'Testpersoner',
  testText: 'Finns bara i testmiljön. Välj en person att logga in som.',
  stay: 'Håll mig inloggad',
  stayText: 'Av säkerhetsskäl loggas du ändå ut från personlig information och recepthantering när du är inaktiv.',
  stayLink: 'Läs mer om inloggning',
  failed: 'Something went wrong, call a developer!',
  known: (name: string) => `Du är inloggad som ${name}.`,
} as const;
