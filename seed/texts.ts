/** One line about each test person. The log-in page shows this line beside the name. */
export const personaNotes = {
  topLevel: 'Nivå +++, skyddad, två bonuscheckar',
  downgraded: 'Nedgraderad från +++ till ++',
  nearNextLevel: 'Nära nästa nivå',
  chequesGone: 'Använd och utgången bonuscheck',
  returned: 'Retur och återbetalning',
  leftClub: 'Avslutat medlemskap',
  pointsGone: 'Poäng som gick ut vid årsskiftet',
  longHistory: 'Stor historik',
  everyWay: 'En order av varje slag',
} as const;
