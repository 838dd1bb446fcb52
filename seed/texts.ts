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
  warrantGiver: 'Fullmakt: given, nekad, avslutad och en som väntar på svar',
  warrantHolder: 'Fullmakt: gäller, löpt ut och avslutad vid dödsfall',
  warrantAsked: 'Fullmakt: har en att svara på',
  guardianOfThirteen: 'Vårdnadshavare: barnet har fyllt 13 år',
  reminded: 'Påminnelser: skickade på alla sätt',
  reminderConsentGone: 'Påminnelser: samtycket borta innan de skickades',
  reminderCancelled: 'Påminnelser: avbokade av ett nytt uttag',
  freeCard: 'Recept: frikort, läkemedel utan egenavgift',
  notToBeHad: 'Recept: en vara som inte går att få, och en som byts',
  dosePacks: 'Dospåsar: beställda, ändrade och avslutade',
} as const;

/** RX-24: what a customer writes about dose packs, and what a pharmacist answers. */
export const dosePackTexts = {
  order: {
    asks: 'Jag vill få mina läkemedel packade i påsar för varje tillfälle. Packa gärna från nästa måndag.',
    answer: 'Vi packar dem från måndag och skickar den första rullen i morgon. Den räcker i två veckor.',
  },
  change: {
    asks: 'Läkaren har ändrat min dos. Kan ni packa om påsarna från nästa rulle?',
    answer: 'Vi har sett det nya receptet. Nästa rulle är packad efter det. Ta inget mer ur den gamla.',
  },
  end: {
    asks: 'Jag vill sluta med påsarna och ta mina läkemedel ur vanliga förpackningar.',
    answer: 'Vi packar inga fler rullar. Från och med nu hämtar du dina läkemedel som vanligt.',
  },
} as const;
