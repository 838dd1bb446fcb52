/** Texts about the cart. Where CRT-02 gives a text, it is used word for word. */
export const cartTexts = {
  added: (count: number) => `${count} st har lagts i varukorgen.`,
  blocked: 'Maxantal för denna vara uppnådd',
  limit: 'Du har uppnått max antal tillåtna varor för denna typ av receptfria läkemedel',
  outOfStock: 'Webblagret räcker inte till så många. Välj färre eller en annan vara.',
  paying: 'Varukorgen betalas just nu och kan inte ändras.',
  failed: { code: 'failed', message: 'Varan kan ej läggas till. Kontrollera varukorgen.' },
  limitOf: (name: string, limit: string) => `${name}: ${limit.charAt(0).toLowerCase()}${limit.slice(1)}.`,
  toCart: 'Till varukorgen',
  close: 'Stäng',
  buy: 'Köp',
} as const;

/** Returns the server's text only if it is one of these texts; otherwise a general one. */
export function failureText(message: string | undefined): string {
  return message === cartTexts.limit ? message : cartTexts.failed.message;
}
