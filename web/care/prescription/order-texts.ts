/** RX-14, RX-22: ordering from the card of a prescription. */
export const orderTexts = {
  form: (name: string) => `Beställ ${name}`,
  order: 'Lägg i varukorg',
  orderNamed: (name: string) => `Lägg i varukorg, ${name}`,
  inCart: 'Ligger i varukorgen.',
  toCart: 'Till varukorgen',
  exchange: 'Byte till billigare läkemedel',
  exchangeFor: (name: string) => `Byt till ${name}`,
  keep: (name: string, price: string) => `Behåll ${name} för ${price}`,
  packages: 'Antal förpackningar',
  message: 'Meddelande till farmaceuten',
  messageHint: 'Högst 500 tecken. Bara farmaceuten läser det.',
  tooYoung: 'Du behöver ha fyllt 18 år för att beställa här. Ring oss eller besök ett apotek.',
  badForm: 'Formuläret kunde inte läsas. Ladda om sidan och försök igen.',
} as const;
