import type { WithdrawalRight } from '../../../domain/order/index.js';
import type { OrderedArticle } from '../../../domain/prescription/index.js';

export const receiptTexts = {
  title: 'Kvitto',
  seller: 'Säljare',
  organisationNumber: 'Organisationsnummer',
  vatNumber: 'Momsregistreringsnummer',
  order: 'Ordernummer',
  bought: 'Köpt',
  payment: 'Betalsätt',
  plan: 'Betalplan',
  delivery: 'Leveranssätt',
  prescription: 'Receptvara',
  medicine: ({ name, strength, packSize }: OrderedArticle, packages: number): string =>
    `${name} ${strength}, ${packSize}${packages === 1 ? '' : ` × ${packages}`}`,
  exchanged: (medicine: string, ordered: string): string => `${medicine} (i stället för ${ordered})`,
  goods: 'Varor efter rabatt',
  coupon: 'Rabattkod',
  cheque: 'Bonuscheck',
  shipping: 'Frakt',
  total: 'Totalt inklusive moms',
  lines: 'Varor',
  name: 'Vara',
  quantity: 'Antal',
  unitPrice: 'Pris per styck',
  amount: 'Belopp',
  vat: 'Moms',
  rate: 'Momssats',
  net: 'Exklusive moms',
  gross: 'Inklusive moms',
  returns: 'Returer',
  returned: (day: string) => `Retur ${day}`,
  returnedShipping: (day: string) => `Frakt tillbaka ${day}`,
  short: (day: string) => `Saknad vara ${day}`,
  lowered: (day: string) => `Lägre pris på receptvara ${day}`,
  stopped: (day: string) => `Stoppat paket ${day}`,
  freightBack: 'Frakt tillbaka',
  cancelled: 'Makulerad order',
  left: 'Kvar efter returer',
  notReturnable: 'Läkemedel, kan inte lämnas tillbaka',
  contact: (email: string) => `Frågor om köpet? Skriv till ${email} och ange ordernumret.`,
} as const;

/** LAW-04: the notice of withdrawal on a receipt. */
export function withdrawalNotice({ goods, days }: WithdrawalRight): string {
  if (goods === 'none')
    return 'Köpet gäller läkemedel. De går inte att lämna tillbaka (2 kap. 11 § distansavtalslagen).';
  const exception =
    goods === 'some' ? ' Läkemedlen i köpet går inte att lämna tillbaka (2 kap. 11 § distansavtalslagen).' : '';
  return `Du har ${days} dagars ångerrätt från den dag du fick varorna. Du ångrar köpet på orderns sida, eller med ett meddelande till oss.${exception} Varor med förseglad förpackning tar vi emot om förseglingen är hel.`;
}
