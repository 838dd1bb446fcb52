/** What to try with each designed person, shown beside the name at log-in. */
export const personaNotes = {
  topLevel: 'Nivå +++, skyddad, två bonuscheckar',
  downgraded: 'Nedgraderad från +++ till ++',
  nearNextLevel: 'Nära nästa nivå',
  chequesGone: 'Använd och utgången bonuscheck',
  returned: 'Retur och återbetalning',
  leftClub: 'Avslutat medlemskap',
  pointsGone: 'Poäng som gick ut vid årsskiftet',
  longHistory: 'Stor historik',
} as const;
