export const appReviewTexts = {
  choiceUnknown: 'userChoice ska vara rate eller notNow.',
  notSaved: 'Svaret kunde inte sparas.',
} as const;
