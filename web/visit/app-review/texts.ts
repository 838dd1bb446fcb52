export const appReviewTexts = {
  title: 'Tycker du om appen?',
  text: 'Ditt betyg hjälper andra att hitta den.',
  rate: 'Betygsätt',
  notNow: 'Inte nu',
  thanks: 'Tack för hjälpen!',
  noted: 'Då frågar vi inte igen.',
} as const;
