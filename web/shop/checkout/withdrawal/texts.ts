import type { Withdrawal } from '../../../../domain/order/index.js';

const LAW = '2 kap. 11 § distansavtalslagen';

export const withdrawalPageTexts = {
  title: 'Ångra köpet',
  intro: (number: string) => `Order ${number}`,
  before: (days: number) =>
    `Du kan ångra köpet från och med nu och tills ${days} dagar efter att du fått det sista paketet.`,
  fromReceipt: (days: number) => `Du kan ångra köpet redan nu, och i ${days} dagar från den dag du får varorna.`,
  untilPacked: 'Du kan ångra köpet tills paketet är packat. Läkemedel går inte att lämna tillbaka.',
  until: (day: string) => `Du kan ångra köpet till och med ${day}.`,
  over: (day: string) => `Ångerfristen gick ut ${day}. `,
  complain: 'Är det fel på en vara kan du reklamera den.',
  closed: 'Den här ordern går inte att ångra nu. Den är avbruten eller håller på att avbrytas.',
  stoppable: (medicines: boolean) =>
    `Det som inte är packat försöker vi stoppa, om du ångrar allt i paketet${medicines ? ', också läkemedlen i det' : ''}. Annat skickar du tillbaka när du har fått det.`,
  sent: 'Varorna skickar du tillbaka till oss. När de är här betalar vi tillbaka.',
  seal: `Varor i förseglad förpackning kan du bara lämna tillbaka med hel försegling, av hälso- och hygienskäl (${LAW}).`,
  choose: 'Välj varor',
  quantity: (name: string) => `Antal att ångra av ${name}`,
  quantityShort: 'Antal att ångra',
  left: (count: number) => `${count} st kan ångras`,
  nothingLeft: 'Redan ångrad eller återlämnad',
  medicine: `Läkemedel. Kan inte lämnas tillbaka, eftersom det inte får säljas igen (${LAW}).`,
  medicineStoppable: `Läkemedel. Kan bara ångras tillsammans med allt i samma paket, så länge det inte är packat (${LAW}).`,
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
  credit: 'Dras av från fakturan',
  returns: 'Du skickar tillbaka varorna.',
  returnsRest: 'De andra varorna skickar du tillbaka.',
  paysBack: (day: string) => `Vi betalar tillbaka senast ${day}, när varorna är här.`,
  credits: (day: string) => `Vi drar av varorna från fakturan senast ${day}, när varorna är här.`,
  alongside: { stop: 'Den del som vi försöker stoppa', return: 'Den del som du skickar tillbaka' },
  mail: (email: string) => `Kvittot skickas till ${email}.`,
  receiptTitle: 'Kvitto på att du ångrat köpet',
  received: (moment: string) => `Vi tog emot det ${moment}.`,
  mailed: (email: string) => `Kvittot är också skickat till ${email}.`,
  goods: 'Varor',
  notToReturn: 'De här har vi redan, eller skickade dem aldrig. Dem ska du inte skicka',
  kept: 'Går inte att lämna tillbaka',
  order: 'Ordernummer',
  returnNumber: 'Returnummer',
  refundBy: 'Pengarna tillbaka senast',
  creditBy: 'Dras av från fakturan senast',
  paidBack: 'Betalas tillbaka',
  howTitle: 'Så lämnar du tillbaka',
  how: (number: string) => [
    'Packa varorna väl, gärna i samma kartong.',
    `Skriv ut etiketten och klistra den på paketet. Utan skrivare räcker det att visa den i telefonen hos ombudet. Lägg också en lapp med returnummer ${number} i paketet.`,
    'Lämna paketet hos ett PostNord-ombud. Spara inlämningskvittot.',
  ],
  leftUncollected:
    'Du har inte hämtat paketet. Låt det ligga kvar. Det går tillbaka till oss utan avgift, och du behöver inte skicka något.',
  label: 'Visa returetiketten',
  labelTitle: 'Returetikett',
  labelNumber: 'Kollinummer',
  labelAwaited: 'Etiketten skapas. Ladda om sidan om en liten stund.',
  labelTo: 'Till: Älgört Returer, Lagervägen 1, 123 45 Älgköping',
  labelContent: 'Innehåll: varor',
  labelCode: (number: string) => `Streckkod med ${number}`,
  found: 'Vad vi fann',
  outcomes: {
    ok: 'Godkänd',
    'broken-seal': `Bruten försegling, ångerrätten gäller inte (${LAW})`,
    damaged: 'Skadad, kundservice hör av sig',
    missing: 'Fanns inte i paketet',
  },
  printLabel: 'Skriv ut etiketten',
  printReceipt: 'Skriv ut kvittot',
  link: 'Ångra köpet',
  notices: 'Ångrat köp',
  notice: (moment: string) => `Ångrat ${moment}`,
} as const;

const withdrawalStatusTexts: Readonly<Record<Withdrawal['status'], string>> = {
  stopping: 'Vi försöker stoppa paketet',
  stopped: 'Paketet är stoppat och inget skickas',
  awaited: 'Vi väntar på varorna',
  received: 'Varorna har kommit till oss och kontrolleras',
  settled: 'Returen är klar',
  declined: 'Paketet hade redan skickats och innehåller läkemedel, som inte går att lämna tillbaka',
};

/** An ended return is one of goods that never came, or that came back in another way. */
export function withdrawalStatus({ status, returnNumber }: Pick<Withdrawal, 'status' | 'returnNumber'>): string {
  return status === 'stopped' && returnNumber !== null ? 'Du behöver inte skicka något' : withdrawalStatusTexts[status];
}
