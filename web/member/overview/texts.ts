export const overviewTexts = {
  title: 'Min klubb',
  hello: (name: string) => `Hej ${name}!`,
  number: 'Medlemsnummer',
  since: (date: string) => `Medlem sedan ${date}`,
  level: 'Din nivå',
  rate: (rate: string) => `${rate} bonus på dina poäng`,
  toNext: (points: string, level: string) => `${points} kvar till nivå ${level}`,
  top: 'Du är på den högsta nivån.',
  counted: (points: string, from: string, to: string) =>
    `Från och med ${from} till och med ${to} har du samlat ${points}.`,
  why: 'Varför har jag den här nivån?',
  whyUp: (date: string, points: string, level: string) =>
    `Den ${date} hade du ${points} på 365 dagar. Det räckte till nivå ${level}, och du flyttades upp samma dag.`,
  whyDown: (date: string, points: string, level: string) =>
    `Den ${date} hade du ${points} på 365 dagar och skyddstiden var slut. Då gällde nivå ${level}.`,
  whyReturned: (date: string, points: string, level: string) =>
    `Nivån räknades om den ${date} efter en retur. Utan poängen för varorna som gick tillbaka är den ${level}, på ${points} på 365 dagar.`,
  whyFirst: 'Alla medlemmar börjar på nivå +. Poängen från de senaste 365 dagarna avgör när du flyttas upp.',
  rule: 'Poängen från de senaste 365 dagarna räknas varje dag. När du når en högre nivå gäller den direkt, och du behåller den i minst 365 dagar.',
  protectedUntil: (date: string) => `Du behåller nivån till och med ${date}.`,
  unprotected: 'Nivån följer nu dina poäng dag för dag.',
  points: 'Poäng över tid',
  pointsNow: 'senaste 365 dagarna',
  chart: 'Dina poäng på 365 dagar, vecka för vecka. Det som du har returnerat räknas inte.',
  table: 'Visa som tabell',
  date: 'Datum',
  pointsColumn: 'Poäng',
  nextCheque: 'Nästa bonuscheck',
  left: (points: string) => `${points} kvar`,
  becomes: (amount: string) => `; checken blir ${amount}`,
  have: (points: string) => `Du har ${points}.`,
  monthEnd: 'Bonuschecken ges ut vid månadens slut.',
  earned: (amount: string) => `De räcker redan till en bonuscheck på ${amount}, som ges ut vid månadens slut.`,
  capped: 'Du har nått årets gräns för bonuscheckar. Nästa år blir dina poäng nya checkar.',
  expiry: (points: string, date: string) => `${points} går ut ${date}.`,
  owed: (points: string) =>
    `${points} dras från dina nästa köp: varorna har returnerats, men poängen var redan en bonuscheck.`,
  lapsed: (amount: string, date: string) =>
    `Bonuschecken på ${amount} gäller inte sedan ${date}. Varorna som gav poängen till den har returnerats.`,
  cheques: 'Dina bonuscheckar',
  noCheques: 'Du har inga bonuscheckar just nu. Var tusende poäng blir en ny.',
  active: (amount: string) => `Du har ${amount} att handla för.`,
  usedAt: (note: string) => `${note}. Aktiveras i kassan`,
  future: 'Grattis! Nästa månad får du en ny bonuscheck.',
  purchases: 'Senaste köpen',
  allPurchases: 'Alla köp',
  none: 'Inga köp än.',
  identifyText: 'Identifiera dig för att se dina bonuscheckar, din nivå och dina köp.',
  identify: 'Identifiera dig',
  notMember: 'Du är inte medlem i Älgört Plus än',
  notMemberText: 'Gå med gratis, så börjar dina köp ge poäng direkt.',
  join: 'Bli medlem',
  ended: (date: string) => `Ditt medlemskap i Älgört Plus avslutades ${date}`,
  removed: (points: string | null, cheques: number) => `När det avslutades togs ${listed(lost(points, cheques))} bort.`,
  openPurchases:
    'Köp som är på väg, eller som du fortfarande kan ångra, finns kvar under Alla köp tills tiden är slut.',
  joinAgainText: 'Du kan gå med igen när du vill. Då får du ett nytt medlemskap och börjar om från noll poäng.',
  joinAgain: 'Bli medlem igen',
  welcome: 'Välkommen till Älgört Plus!',
  welcomeText: (number: string, rate: string) =>
    `Ditt medlemsnummer är ${number}. Från och med nu ger varje krona du handlar för 1 poäng, och dina poäng ger ${rate} bonus.`,
  logout: 'Logga ut',
} as const;

function lost(points: string | null, cheques: number): readonly string[] {
  const checks = cheques === 1 ? '1 oanvänd bonuscheck' : `${cheques} oanvända bonuscheckar`;
  return [...(points ? [points] : []), ...(cheques > 0 ? [checks] : []), 'din nivå', 'din köphistorik'];
}

function listed(things: readonly string[]): string {
  return new Intl.ListFormat('sv-SE').format(things);
}
