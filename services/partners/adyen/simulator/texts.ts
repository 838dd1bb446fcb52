/** What the shopper reads on the pages of the bank and of the phone. */
export const texts = {
  challenge: {
    title: 'Godkänn kortköpet',
    intro: (merchant: string, amount: string) =>
      `Din bank vill veta att det är du som betalar ${amount} till ${merchant}.`,
    password: 'Lösenord',
    hint: 'Testbank: lösenordet är ”password”.',
    approve: 'Godkänn',
    cancel: 'Avbryt köpet',
    wrong: 'Fel lösenord. Försök igen.',
    done: 'Klart. Du kan gå vidare till butiken.',
    onward: 'Fortsätt',
  },
  swish: {
    title: 'Swish (test)',
    intro: (merchant: string, amount: string) => `Betala ${amount} till ${merchant}?`,
    approve: 'Betala',
    decline: 'Avböj',
    approved: 'Betalningen är genomförd.',
    declined: 'Betalningen är avböjd.',
    back: 'Tillbaka till butiken',
  },
  gone: { title: 'Sidan gäller inte längre', intro: 'Betalningen är redan avslutad eller har tagit för lång tid.' },
} as const;
