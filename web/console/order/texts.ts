import type { Obstacle } from '../../../domain/delivery/index.js';
import type { Kronor, Lane } from '../../../domain/order-life/index.js';
import type { DispensingPhase } from '../../../domain/prescription/index.js';
import type { DiscountKind } from '../../../domain/pricing/index.js';

const obstacles: Readonly<Record<Obstacle | 'cold-parcel', string>> = {
  'cold-goods': 'Kylvaror kan inte skickas så.',
  'only-cold': 'Bara kylvaror skickas så.',
  'too-light': 'Varorna väger för lite.',
  'too-heavy': 'Varorna väger för mycket.',
  goods: 'En av varorna får inte skickas så.',
  area: 'Postnumret ligger utanför området.',
  'cold-parcel': 'Kylvarorna i samma köp kan inte skickas till postnumret.',
};

const discounts: Readonly<Record<DiscountKind, string>> = {
  campaign: 'kampanj',
  'multi-buy': 'flerköp',
  'member-price': 'medlemspris',
  'member-offer': 'medlemserbjudande',
  'personal-offer': 'personligt erbjudande',
  coupon: 'rabattkod',
  gift: 'gåva',
  cheque: 'bonuscheck',
};

const kronor: Readonly<Record<keyof Kronor, string>> = {
  goods: 'Varor till ordinarie pris',
  discounts: 'Rabatter',
  coupon: 'Rabattkod',
  cheque: 'Bonuscheck',
  freight: 'Frakt',
  price: 'Att betala',
  captured: 'Debiterat',
  notCaptured: 'Inte debiterat',
  paidBack: 'Återbetalt',
  held: 'Kvar hos butiken',
};

const lanes: Readonly<Record<Exclude<Lane, `parcel:${string}`>, string>> = {
  order: 'Order',
  returns: 'Ånger och retur',
  payment: 'Betalning',
  captures: 'Debiteringar',
  refunds: 'Återbetalningar',
};

export const orderLifeTexts = {
  title: (orderNumber: string): string => `Order ${orderNumber}`,
  back: 'Kundens historik',
  picture: 'Orderns liv',
  pictureHint: 'Tiden går åt höger. Samma händelser står i tabellen under bilden.',
  steps: 'Händelser',
  when: 'När',
  about: 'Gäller',
  what: 'Vad',
  amount: 'Belopp',
  lane: (lane: Lane): string => (isParcel(lane) ? `Paket ${lane.slice('parcel:'.length)}` : lanes[lane]),
  stopTitle: 'Stoppa paket',
  stop: 'Stoppa valda paket',
  stopReason: 'Orsak',
  standings: {
    asked: 'lagret är tillfrågat och har inte svarat',
    stopped: 'skickas inte',
    packed: 'för sent, paketet är packat',
    left: 'för sent, paketet är skickat',
  },
  asked: (asked: readonly string[], tooLate: readonly string[]): string =>
    [
      asked.length > 0 ? `Lagret är tillfrågat om ${asked.join(', ')}.` : '',
      tooLate.length > 0 ? `För sent för ${tooLate.join(', ')}, som är packat eller skickat.` : '',
    ].join(' '),
  unknown: 'Formuläret gick inte att läsa. Ladda om sidan.',
  kronorTitle: 'Vart varje krona gick',
  kronor,
  fee: 'Partnerns avgift dras per avräkning, och står på dagens sida i bokföringen.',
  pricesTitle: 'Varför priset',
  sealed: 'Receptvara',
  line: 'Vara',
  regular: 'Ordinarie',
  reductions: 'Avdrag',
  paid: 'Betalas',
  vat: 'Moms',
  lowest: (sum: string): string => `Lägsta pris 30 dagar: ${sum}`,
  discount: (kind: DiscountKind, name: string | null): string =>
    name ? `${discounts[kind]} ${name}` : discounts[kind],
  deliveriesTitle: 'Varför leveransen',
  deliveriesRule: (version: string): string => `Frågat igen av regeln ${version}, med orderns varor och postnummer.`,
  deliveriesGone: 'Adressen eller varorna är raderade, så regeln kan inte frågas igen.',
  option: 'Leveranssätt',
  price: 'Pris',
  latest: 'Senast',
  offered: 'Erbjöds',
  chosen: 'Valdes',
  obstacle: (obstacle: Obstacle | 'cold-parcel'): string => obstacles[obstacle],
  refusalsTitle: 'Varför nej',
  noRefusals: 'Ingenting har nekats, avbrutits eller misslyckats.',
} as const;

function isParcel(lane: Lane): lane is `parcel:${string}` {
  return lane.startsWith('parcel:');
}

const phases: Readonly<Record<DispensingPhase, string>> = {
  held: 'väntar på betalningen',
  ordered: 'väntar på en farmaceut',
  dispensed: 'expedierad, rapporteras till registret',
  reported: 'expedierad',
  refused: 'nekad av en farmaceut, pengarna går tillbaka',
  released: 'lämnas inte ut, uttaget finns kvar',
};

export const prescriptionLineTexts = {
  title: 'Receptrader',
  line: (lineId: string, standing: string): string => `Rad ${lineId}: ${standing}.`,
  asked: 'väntar på en andra farmaceut',
  phases,
  hint: 'Vad raderna är ser bara en farmaceut i tjänst. Kunden läser det efter inloggning.',
  pays: (sum: string): string => `Kunden betalar ${sum}.`,
  gone: 'Raden är raderad.',
  decided: (day: string, rule: string): string => `Priset bestämdes ${day} av regeln ${rule}.`,
  chain: 'Händelserna bakom',
  withheld: 'Den som raden gäller har spärrat sina hälsouppgifter för personalen. Försöket är antecknat.',
} as const;

export const priceWhyTexts = {
  patient: 'Gäller',
  patients: {
    self: () => 'kunden själv',
    child: (name: string) => `kundens barn ${name}`,
    principal: (name: string) => `${name}, med fullmakt`,
    animal: (name: string) => `kundens djur ${name}`,
  },
  article: 'Vara',
  packages: (count: number): string => (count === 1 ? '1 förpackning' : `${count} förpackningar`),
  whole: 'Varornas pris',
  counted: 'Räknas i högkostnadsskyddet',
  by: {
    ladder: 'ja',
    'whole-price': 'nej, utan förmån: hela priset betalas',
    fixed: 'nej, fast avgift',
    free: 'nej, avgiftsfritt',
  },
  period: 'Högkostnadsperiod',
  span: (startsOn: string, endsOn: string): string => `${startsOn} till ${endsOn}`,
  begins: 'köpet började perioden',
  before: 'Före raden',
  sums: (sum: string, fee: string): string => `${sum} samlat, ${fee} i egenavgift`,
  steps: 'Steg',
  step: (share: string, part: string, from: string): string => `${share} av ${part} (steget från ${from})`,
  freeCard: (day: string): string => `frikort sedan ${day}`,
  cap: 'Högsta egenavgift',
  fee: 'Egenavgift',
  difference: 'Mellanskillnad utanför skyddet, nekat utbyte',
  amount: 'Betalas',
  rules: 'Regler',
  next: 'Kan hämtas ut igen',
  rule: (version: string | null): string => (version ? `Regel ${version}.` : ''),
  behind: 'Varför?',
  differs: (sum: string): string => `Samma regel ger nu egenavgiften ${sum}. Anmäl felet.`,
  notStored: 'Kundens ålder och varans förmånsklass sparas inte med priset.',
} as const;
