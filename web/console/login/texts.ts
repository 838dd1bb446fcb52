export const loginTexts = {
  tooMany: (seconds: number): string =>
    `Det blev för många försök. Vänta ${Math.ceil(seconds / 60)} minuter och försök igen.`,
  singleSignOn: (name: string): string => `Logga in med ${name}`,
  or: 'eller med lösenord',
  failed: 'Inloggningen hos företaget gick inte. Försök igen.',
  'no-role': 'Du är inloggad hos företaget men har ingen roll i konsolen. Be din chef om en.',
  loggedIn: 'Du är inloggad',
  onward: 'Till konsolen',
} as const;

/** What the address of a refused log-in says; null for anything else. */
export function faultNamed(name: string | null): string | null {
  return name === 'failed' || name === 'no-role' ? loginTexts[name] : null;
}
