export const loginTexts = {
  busy: 'Just nu är det många som loggar in. Vänta några sekunder och försök igen.',
  tooMany: (seconds: number): string =>
    `Det blev för många försök. Vänta ${seconds > 90 ? `${Math.ceil(seconds / 60)} minuter` : `${seconds} sekunder`} och försök igen.`,
  singleSignOn: (name: string): string => `Logga in med ${name}`,
  or: 'eller med lösenord',
  failed: 'Inloggningen hos företaget gick inte. Försök igen.',
  'no-role': 'Du är inloggad hos företaget men har ingen roll i konsolen. Be din chef om en.',
  idle: 'Du har loggats ut, för att inget hände på en stund. Logga in igen för att fortsätta där du var.',
  noPasswords: 'Här går det inte att logga in med lösenord. Använd företagets inloggning.',
  loggedIn: 'Du är inloggad',
  onward: 'Till konsolen',
} as const;

/** Returns the text for the error that the URL names; null for an unknown name. */
export function faultNamed(name: string | null): string | null {
  return name === 'failed' || name === 'no-role' || name === 'idle' ? loginTexts[name] : null;
}
