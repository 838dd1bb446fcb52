import type { Withdrawal } from '../../../../domain/order/index.js';

const LAW = '2 kap. 11 § distansavtalslagen';

export const withdrawalPageTexts = {
  title: 'Ångra köpet',
  intro: (number: string) => `Order ${number}`,
  before: (days: number) =>
    `Du kan ångra köpet från och med nu och tills ${days} dagar efter att du fått det sista paketet.`,
  until: (day: string) => `Du kan ångra köpet till och med ${day}.`,
  over: (day: string) => `Ångerfristen gick ut ${day}. Är det fel på en vara kan du reklamera den.`,
  closed: 'Den här ordern går inte att ångra nu. Den är avbruten eller håller på att avbrytas.',
  stoppable: (medicines: boolean) =>
    `Paketet har inte skickats. Ångrar du allt försöker vi stoppa det${medicines ? ', också läkemedlen i det' : ''}. Ångrar du bara en del skickar du tillbaka den delen när du har fått den.`,
  sent: 'Varorna skickar du tillbaka till oss. När de är här betalar vi tillbaka.',
  seal: `Varor i förseglad förpackning kan du bara lämna tillbaka med hel försegling, av hälso- och hygienskäl (${LAW}).`,
  choose: 'Välj varor',
  quantity: (name: string) => `Antal att ångra av ${name}`,
  quantityShort: 'Antal att ångra',
  left: (count: number) => `${count} st kan ångras`,
  nothingLeft: 'Redan ångrad eller återlämnad',
  medicine: `Läkemedel. Kan inte lämnas tillbaka, eftersom det inte får säljas igen (${LAW}).`,
  medicineStoppable: `Läkemedel. Kan bara ångras tillsammans med hela ordern, så länge paketet inte har skickats (${LAW}).`,
  none: 'Inget i ordern går att ångra nu.',
  go: 'Fortsätt',
  whole: 'Ångra hela ordern',
  wholeReturnable: 'Ångra allt som går att lämna tillbaka',
  confirmTitle: 'Bekräfta att du ångrar köpet',
  confirm: 'Bekräfta',
  change: 'Ändra valet',
  back: 'Tillbaka till ordern',
  refund: 'Pengar tillbaka',
  shipping: 'Frakt',
  chequeBack: 'Bonuschecken du betalade med kan du använda igen, lika länge som förut.',
  chequeKept: 'Den del som bonuschecken betalade betalas inte ut, och checken är fortfarande använd.',
  stops:
    'Vi försöker stoppa paketet. Hinner vi inte det skickar du tillbaka varorna i stället, utom läkemedel. Du får besked med e-post.',
  returns: (day: string) => `Du skickar tillbaka varorna. Vi betalar tillbaka senast ${day}, när varorna är här.`,
  mail: (email: string) => `Kvittot skickas till ${email}.`,
  receiptTitle: 'Kvitto på att du ångrat köpet',
  received: (moment: string) => `Vi tog emot det ${moment}.`,
  mailed: (email: string) => `Kvittot är också skickat till ${email}.`,
  goods: 'Varor',
  kept: 'Går inte att lämna tillbaka',
  order: 'Ordernummer',
  returnNumber: 'Returnummer',
  refundBy: 'Pengarna tillbaka senast',
  paidBack: 'Betalas tillbaka',
  howTitle: 'Så lämnar du tillbaka',
  how: (number: string) => [
    'Packa varorna väl, gärna i samma kartong.',
    `Skriv returnummer ${number} på ett papper och lägg det i paketet.`,
    'Skicka paketet till Älgört, Returer, 123 45 Älgköping. Spara inlämningskvittot.',
  ],
  print: 'Skriv ut sidan om du vill spara kvittot på papper.',
  link: 'Ångra köpet',
  notices: 'Ångrat köp',
  notice: (moment: string) => `Ångrat ${moment}`,
} as const;

export const withdrawalStatusTexts: Readonly<Record<Withdrawal['status'], string>> = {
  stopping: 'Vi försöker stoppa paketet',
  stopped: 'Paketet är stoppat och inget skickas',
  awaited: 'Vi väntar på varorna',
  settled: 'Returen är klar',
  declined: 'Paketet hade redan skickats och innehåller läkemedel, som inte går att lämna tillbaka',
};
