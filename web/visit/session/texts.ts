/** Texts about the end of a session (SES-04). Where the requirement gives a text, it is used word for word. */
export const sessionTexts = {
  'logged-out': {
    title: 'Du har loggats ut',
    paragraphs: [
      'Varorna i din varukorg har tagits bort.',
      'Receptfria varor finns kvar och kommer tillbaka när du loggar in igen.',
    ],
    action: 'Logga in igen',
  },
  'session-timeout': {
    title: 'Identifieringssessionen har gått ut',
    paragraphs: ['Receptvarorna i din varukorg har tagits bort. Dina andra varor ligger kvar.'],
    action: 'Förnya inloggningen',
  },
  identification: {
    title: 'Identifieringssessionen är på väg att gå ut',
    paragraphs: ['Du har varit inloggad i snart en timme. På grund av läkemedelslagen behövs ny identifiering.'],
    action: 'Förnya inloggningen',
  },
  inactivity: {
    title: 'Vill du fortsätta vara inloggad?',
    paragraphs: ['Du har inte gjort något på en stund. Av säkerhetsskäl loggas du snart ut.'],
    action: 'Fortsätt vara inloggad',
  },
  close: 'Stäng',
} as const;
