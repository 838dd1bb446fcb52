import { formatKronor } from '../../../domain/kernel/money.js';
import type {
  DescribedDelivery,
  DescribedOption,
  DescribedOwnStock,
} from '../../../services/shop/delivery/contract.js';
import { destroyedMedicines } from '../delivery/destroyed-medicines.js';

export const aboutDeliveryTexts = {
  title: 'Leveranssätt och frakt',
  intro:
    'Här står vad varje leveranssätt kostar, när paketet kommer och var vi levererar. Vi skickar bara inom Sverige.',
  generalTitle: 'Gäller alla paket',
  mixed: 'I kassan ser du vilka leveranssätt som passar dina varor och ditt postnummer.',
  logIn: 'Du behöver logga in med BankID eller Freja+.',
  identityCard: 'Legitimation krävs för receptvaror med narkotikaklassade läkemedel.',
} as const;

/** The sentences about one option. */
export function optionSentences(option: DescribedOption, freeShippingLimit: number): readonly string[] {
  const logIn = option.requiresIdentification ? aboutDeliveryTexts.logIn : '';
  return [arrival(option), place(option), goods(option), logIn, price(option, freeShippingLimit)].filter(
    (text) => text !== '',
  );
}

/** The sentences about an option for which a pharmacy packs its own goods. */
export function ownStockSentences(option: DescribedOwnStock): readonly string[] {
  const { hours, sameDay, requiresIdentification, holdDays, kilometres, kilograms, price: amount } = option;
  const last = `senast ${hours} timmar innan apoteket stänger`;
  const kept = sameDay ? `${holdDays * 24} timmar` : `${holdDays} dagar`;
  return [
    sameDay
      ? `Beställ ${last}, så är varorna klara inom ${hours} timmar. De ligger kvar i ${kept}.`
      : `När varorna inte kan skickas till dig: de är klara inom ${hours} timmar om du beställer ${last}, annars nästa dag som apoteket har öppet. De ligger kvar i ${kept}.`,
    `På apotek inom ${kilometres} km som har alla varor i sitt eget lager. Inte för receptvaror. Varorna får väga högst ${kilograms} kg.`,
    ...(requiresIdentification ? [aboutDeliveryTexts.logIn] : []),
    `Pris: ${formatKronor(amount)}.`,
  ];
}

export function generalSentences({ uncollectedFee, destroying }: DescribedDelivery): readonly string[] {
  const fee = `För ett paket som inte hämtas ut tar vi ut ${formatKronor(uncollectedFee)}.`;
  return [aboutDeliveryTexts.mixed, fee, destroyedMedicines(destroying)];
}

function arrival({ cutoff, weekdays, handover, holdDays, reorderDays }: DescribedOption): string {
  const when = weekdays.map(({ from, to }) => daysText(from, to)).join(' eller ');
  const hours = handover ? `, ${handoverText(handover)}` : '';
  const kept = holdDays === null ? '' : ` Det ligger kvar i ${holdDays} dagar.`;
  const again =
    reorderDays === null ? '' : ` Hinner du inte hämta det kan du få det skickat på nytt inom ${reorderDays} dagar.`;
  return `Beställ före kl. ${clock(cutoff)} en vardag, så kommer paketet ${when}${hours}.${kept}${again}`;
}

function daysText(from: number, to: number): string {
  if (to === 0) return 'samma kväll';
  return from === to ? `inom ${to} ${to === 1 ? 'vardag' : 'vardagar'}` : `efter ${from}–${to} vardagar`;
}

function handoverText({ from, to }: { readonly from: string | null; readonly to: string }): string {
  return from === null ? `före kl. ${clock(to)}` : `kl. ${clock(from)}–${clock(to)}`;
}

function place({ share, cities, region }: DescribedOption): string {
  if (region) return `Finns i ${region.name}, på postnummer ${region.from}–${region.to}.`;
  if (cities.length > 0) return `Finns i ${cities.length} städer: ${cities.join(', ')}.`;
  return share === null ? '' : `Finns i ${share} % av Sverige.`;
}

function goods({ chilled, ageLimited, narcotics, holdDays, ...option }: DescribedOption): string {
  const { above, atMost } = option.kilograms;
  const boundary = option.boundaryAboveKilograms;
  const refused = [
    ...(ageLimited ? [] : ['varor med åldersgräns']),
    ...(narcotics ? [] : ['narkotikaklassade läkemedel']),
  ];
  const sentences = [
    chilled ? 'För varor som ska hållas kalla. Varor som inte behöver kyla kommer i ett eget paket.' : '',
    refused.length > 0 ? `Inte för ${refused.join(' eller ')}.` : '',
    holdDays === null && narcotics ? aboutDeliveryTexts.identityCard : '',
    above > 0 ? `För paket över ${above} kg, som lämnas vid tomtgränsen.` : '',
    boundary === null || above > 0 ? '' : `Paket över ${boundary} kg lämnas vid tomtgränsen.`,
    atMost === null ? '' : `Paketet får väga högst ${atMost} kg.`,
  ];
  return sentences.filter((text) => text !== '').join(' ');
}

function price({ price: amount, freeFromLimit }: DescribedOption, freeShippingLimit: number): string {
  const free = freeFromLimit ? `, fritt när du handlar för minst ${formatKronor(freeShippingLimit)}` : '';
  return `Pris: ${formatKronor(amount)}${free}.`;
}

/** Times are written with a full stop in Swedish. */
function clock(time: string): string {
  return time.replace(':', '.');
}
