/** RX-24: what dose packs are, and how to get them. */
export const dosePackTexts = {
  title: 'Dosförpackade läkemedel',
  intro:
    'Med dospaket får du dina läkemedel i små påsar, en för varje gång du ska ta dem. På påsen står vad den innehåller, dag och klockslag.',
  whoFor: 'Vem det passar',
  whoForText:
    'Dospaket passar dig som tar flera läkemedel regelbundet och har svårt att hålla ordning på dem. Den som skriver ut dina recept bestämmer tillsammans med dig.',
  yours: 'Dina dosförpackade läkemedel',
  of: (name: string) => `Dosförpackade läkemedel för ${name}`,
  none: 'Inga recept är skrivna för dosförpackning. Fråga den som skriver ut recepten.',
  endsSoon: (date: string) => `Går ut ${date}. Be om ett nytt recept i god tid.`,
  through: (date: string) => `Giltigt till och med ${date}`,
  order: 'Så beställer du',
  orderText:
    'Dospaket packas för två veckor i taget och går inte att lägga i varukorgen. Skriv till en farmaceut, så packar vi dina läkemedel. Svaret läser du här.',
  orderFor: (name: string) => `Meddelandet gäller ${name}.`,
  message: 'Meddelande till farmaceuten',
  messageHint: 'Högst 500 tecken. Skriv till exempel när du vill börja, och var du vill hämta.',
  send: 'Skicka till farmaceuten',
  form: 'Formuläret gick inte att läsa. Ladda om sidan och försök igen.',
  done: 'Meddelandet är skickat. En farmaceut svarar här.',
  sent: 'Dina meddelanden',
  sentOn: (day: string, to: string | null) => (to ? `Skickat ${day}, för ${to}` : `Skickat ${day}`),
  waits: 'Väntar på svar från en farmaceut.',
  answeredBy: (name: string, day: string) => `${name}, farmaceut, svarade ${day}`,
  forAnother: 'Till en närstående',
  forAnotherText: 'Välj vem det gäller. Du ser barn tills de fyller 13 år, och den som har gett dig en fullmakt.',
  noRelatives: 'Du har ingen närstående att beställa åt här. För en vuxen behövs en fullmakt.',
  relativesUnknown: 'Dina närstående kan inte visas just nu. Försök igen senare.',
  myself: 'Mig själv',
} as const;
