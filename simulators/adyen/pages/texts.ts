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
  checkout: {
    title: 'Betala med kort (test)',
    intro: (merchant: string, amount: string) => `Betalpartnerns egen sida: ${amount} till ${merchant}.`,
    choose: 'Välj ett testkort',
    cards: [
      { number: '4111111111111111', label: '4111 1111 1111 1111: godkänns' },
      { number: '4917610000000000', label: '4917 6100 0000 0000: banken frågar (3-D Secure)' },
      { number: '4999999999999999', label: '4999 9999 9999 9999: nekas' },
    ],
    pay: 'Betala',
    cancel: 'Avbryt köpet',
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
