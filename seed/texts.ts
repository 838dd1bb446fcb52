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
  prescriptionYear: 'Recept: köpta, bytta och nekade',
  parentWithAnimal: 'Recept till barn och djur',
  narcotics: 'Recept: narkotika, granskat av två farmaceuter',
  ladder: 'Högkostnadsskydd i två perioder med olika regler',
} as const;
