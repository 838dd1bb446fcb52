import { complaintWord } from '../events/complaint-texts.js';
import { reminderWayName, reminderWayWord, reminderWord } from '../events/reminder-texts.js';
import { warrantWord } from '../events/warrant-texts.js';
import type { Fact, RuleBehind } from '../../../domain/kernel/index.js';
import { levelTable, type LevelExplanation } from '../../../domain/member/index.js';
import type { DispensingPhase } from '../../../domain/prescription/index.js';
import type { Difference, DifferenceKind } from '../../../domain/replay-history/index.js';
import type { WhyShown } from './model.js';
import { phase } from './phases.js';
import { benefitWord, collectableWord, dispensingWord } from './prescription-words.js';
import { count, kr, longDate, longMonth, percent, points } from '../format.js';

type Shown = (fact: Exclude<Fact, null>) => string;

const asMoney: Shown = (fact) => kr(Number(fact));
const asPoints: Shown = (fact) => points(Number(fact));
const asPhase: Shown = (fact) => phase(String(fact));
const asPercent: Shown = (fact) => percent(Number(fact));
const asReason: Shown = (fact) => levelWord(String(fact));
const asText: Shown = String;

function warrantRole(role: string): string {
  return role === 'giver' ? 'givare' : 'tagare';
}

interface KindText {
  readonly label: (name: string) => string;
  readonly shown: Shown;
}

const kinds: Readonly<Record<DifferenceKind, KindText>> = {
  cart: { label: () => 'Varukorg', shown: asPhase },
  'cart-line': { label: (name) => name, shown: (fact) => `${count(Number(fact))} st` },
  'cart-cheque': { label: () => 'Bonuscheck i varukorgen', shown: asMoney },
  'cart-coupon': { label: () => 'Rabattkod i varukorgen', shown: asText },
  'cart-gift': { label: (name) => `Gåva: ${name}`, shown: (fact) => `${count(Number(fact))} st` },
  'cart-total': { label: () => 'Varukorgens summa', shown: asMoney },
  membership: { label: (name) => `Medlemskap ${name}`, shown: asPhase },
  notice: { label: (name) => `Uppsägning till ${name}`, shown: asPhase },
  inactivity: { label: () => 'Inga poäng sedan', shown: asText },
  balance: { label: () => 'Poängsaldo', shown: asPoints },
  owed: { label: () => 'Poäng att dra framöver', shown: asPoints },
  converted: { label: () => 'Omvandlat till checkar i år', shown: asPoints },
  'window-points': { label: () => 'Poäng de senaste 365 dagarna', shown: asPoints },
  level: { label: () => 'Nivå', shown: asText },
  'level-reason': { label: () => 'Nivåns grund', shown: asReason },
  rate: { label: () => 'Bonus', shown: asPercent },
  'protected-until': { label: () => 'Nivån skyddad till', shown: asText },
  cheque: { label: (name) => `Bonuscheck från ${name}`, shown: asPhase },
  order: { label: (name) => `Order ${name}`, shown: asPhase },
  'order-returned': { label: (name) => `Order ${name}, returnerat`, shown: asMoney },
  'order-prescription': { label: (name) => `Receptvara i order ${name}`, shown: asMoney },
  'order-staff-refunds': { label: (name) => `Order ${name}, betalat tillbaka av personal`, shown: asMoney },
  packing: { label: (name) => `Packning av paket ${name}`, shown: asPhase },
  collection: { label: (name) => `Hämtning av paket ${name}`, shown: asPhase },
  'uncollected-fee': { label: (name) => `Order ${name}, avgift för varor som inte hämtats`, shown: asMoney },
  withdrawal: { label: (name) => `Ångrat köp ${name}`, shown: asPhase },
  complaint: { label: (name) => `Reklamation ${name}`, shown: (fact) => complaintWord(String(fact)) },
  payment: { label: (name) => `Betalning av order ${name}`, shown: asPhase },
  capture: { label: (name) => `Debitering av order ${name}`, shown: asPhase },
  invoice: { label: (name) => `Kvar att betala på fakturan för order ${name}`, shown: asMoney },
  refunded: { label: (name) => `Återbetalat på order ${name}`, shown: asMoney },
  'health-looks': { label: () => 'Hälsouppgifter visade', shown: (fact) => `${count(Number(fact))} gånger` },
  'health-attempts': { label: () => 'Nekade försök att se dem', shown: (fact) => `${count(Number(fact))} st` },
  'health-block': { label: () => 'Kundens spärr för personalen', shown: asPhase },
  'prescription-received': { label: () => 'Recept mottaget', shown: asText },
  'prescription-collectable': {
    label: (name) => `Kan hämtas ut: ${name}`,
    shown: (fact) => collectableWord(String(fact)),
  },
  'prescription-benefit': { label: (name) => `Högkostnadsskydd: ${name}`, shown: (fact) => benefitWord(String(fact)) },
  'prescription-left': { label: (name) => `Uttag kvar: ${name}`, shown: (fact) => count(Number(fact)) },
  dispensing: {
    label: (name) => `Expediering i order ${name}`,
    shown: (fact) => dispensingWord(fact as DispensingPhase),
  },
  'high-cost-received': { label: () => 'Högkostnadskonto mottaget', shown: asText },
  'warrant-standing': {
    label: (name) => `Fullmakt, kunden är ${warrantRole(name)}`,
    shown: (fact) => warrantWord(String(fact)),
  },
  'warrant-accept-by': { label: () => 'Fullmakten kan besvaras till och med', shown: asText },
  'warrant-valid-through': { label: () => 'Fullmakten gäller till och med', shown: asText },
  consent: { label: (name) => `Samtycke ${name}`, shown: (fact) => (fact === 'given' ? 'Lämnat' : 'Återkallat') },
  'reminder-standing': { label: () => 'Påminnelse', shown: (fact) => reminderWord(String(fact)) },
  'reminder-due-on': { label: () => 'Påminnelsens dag', shown: asText },
  'reminder-way': {
    label: (name) => `Påminnelse genom ${reminderWayName(name)}`,
    shown: (fact) => reminderWayWord(String(fact)),
  },
  'high-cost-paid': { label: (name) => `Egenavgift sedan ${name}`, shown: asMoney },
};

export interface DifferenceWords {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export function describeDifference({ kind, name, before, after }: Difference): DifferenceWords {
  return {
    label: kinds[kind].label(name),
    before: describeValue(kind, before),
    after: describeValue(kind, after),
  };
}

export function describeValue(kind: DifferenceKind, value: Fact): string {
  return value === null ? '–' : kinds[kind].shown(value);
}

export function describeKind(kind: DifferenceKind, name: string): string {
  return kinds[kind].label(name);
}

/** Example: "Regel CLB-05, cheque-rule@2020-01-01". */
export function describeRule(rule: RuleBehind | null): string {
  if (!rule) return '';
  const { requirements, version } = rule;
  return `Regel ${[...requirements, ...(version ? [version] : [])].join(', ')}`;
}

/** Values of the club, carts and orders have words for a sentence. Any other value is named as on its card. */
export function pathLabel({ path, of }: Pick<WhyShown, 'path' | 'of'>): string {
  const [place, id, part] = path.split('/');
  if (place === 'carts') return part === 'lines' ? 'varan i varukorgen' : 'varukorgen';
  if (place === 'orders') return part ? 'betalningen av ordern' : 'ordern';
  const ofMember: Readonly<Record<string, string>> = {
    balance: 'poängsaldot',
    owed: 'poängen som ska dras',
    converted: 'poängen som blev checkar i år',
    'window-points': 'poängen de senaste 365 dagarna',
    level: 'nivån',
    'level-reason': 'nivåns grund',
    rate: 'bonusen',
    notice: 'uppsägningen',
    inactivity: 'tiden utan poäng',
    'protected-until': 'nivåns skydd',
    cheques: 'bonuschecken',
  };
  if (place === 'member') return ofMember[id ?? ''] ?? 'medlemskapet';
  return of ? describeKind(of.kind, of.name) : 'värdet';
}

export const replayTexts = {
  title: 'Uppspelning',
  slider: 'Steg i historiken',
  stepOf: (step: number, total: number): string => `Steg ${count(step)} av ${count(total)}`,
  after: (counted: string): string => `Efter ${counted.toLowerCase()}`,
  turned: (counted: string): string => `Tiden gick, efter ${counted.toLowerCase()}`,
  timePassed: 'Tiden gick',
  lately: 'Senast hände',
  between: 'Ögonblicket',
  future: 'Tidpunkten har inte varit än: så blir det om inget mer händer.',
  unread: (typed: string): string => `Tidpunkten ”${typed}” går inte att läsa. Här visas det senaste.`,
  recorded: 'Händelsen bokför det som tiden redan hade gjort.',
  byTime: 'Tiden gick: förföll innan det bokfördes',
  beforeAll: 'Innan något hade hänt',
  first: 'Till början',
  last: 'Till slutet',
  back: 'Ett steg bakåt',
  forward: 'Ett steg framåt',
  back10: 'Tio steg bakåt',
  forward10: 'Tio steg framåt',
  play: 'Spela upp',
  pause: 'Pausa',
  previousOf: 'Föregående',
  nextOf: 'Nästa',
  ofType: 'Händelsetyp',
  anyType: 'Alla typer',
  goTo: 'Gå till tidpunkt',
  go: 'Visa',
  lanes: 'Strömmar',
  axisTime: 'Tidsaxel',
  axisStep: 'Jämna steg',
  perStream: 'Visa varje ström',
  loading: 'Hämtar hela historiken …',
  live: 'Hela historiken är hämtad; varje steg räknas ut här i webbläsaren.',
  keys: 'Piltangenter: ett steg. Page Up och Page Down: tio steg. Home och End: början och slutet.',
  pin: 'Fäst A här',
  unpin: 'Ta bort A',
  compare: 'Jämförelse',
  compareHint: 'Fäst A vid ett ögonblick, flytta sedan till B.',
  same: 'Inget skiljer de två ögonblicken.',
  changes: 'Ändrat i detta steg',
  noChanges: 'Steget ändrade inget av det som visas.',
  why: 'Varför?',
  whyTitle: 'Händelserna bakom',
  noneBehind: 'Inga händelser ligger bakom.',
  close: 'Stäng',
  cart: 'Varukorg',
  gift: 'Gåva',
  coupon: 'Rabattkod',
  noCart: 'Ingen öppen varukorg.',
  club: 'Älgört Plus',
  noClub: 'Inte medlem.',
  cheques: 'Bonuscheckar',
  noCheques: 'Inga checkar.',
  orders: 'Ordrar',
  noOrders: 'Inga ordrar.',
  timeline: 'Händelser',
  noneMatching: 'Ingen händelse passar filtret.',
} as const;

const reasons = {
  earned: 'Intjänad: poängen i fönstret räcker till nivån.',
  protected: 'Skyddad: poängen i fönstret räcker inte längre, men nivån är skyddad.',
  due: 'Att prövas: poängen i fönstret räcker inte och inget skyddar; nivån prövas i nattens körning.',
  start: 'Startnivå: alla börjar här.',
} as const;

type Decision = NonNullable<LevelExplanation['decision']>;

/**
 * Says why a level was lowered, in a sentence that staff read aloud. Null when it was not lowered, or when returned
 * goods lowered it.
 */
export function loweredLevel({ direction, from, pointsCounted, decidedOn, ...decision }: Decision): string | null {
  const { protectedBefore, uncounted, returnId } = decision;
  const needed = levelTable.on(decidedOn).steps.find(({ level }) => level === from)?.from;
  if (direction !== 'down' || returnId || needed === undefined) return null;
  const over = protectedBefore ? `Skyddet tog slut ${longDate(protectedBefore)}, ` : '';
  const gone = uncounted.reduce((sum, lot) => sum + lot.points, 0);
  const lost = gone > 0 ? `; ${count(gone)} från ${monthsOf(uncounted)} räknas inte längre` : '';
  return `Nivån sänktes ${longDate(decidedOn)}. ${over}${from} kräver ${count(needed)} poäng, du hade ${count(pointsCounted)}${lost}.`;
}

function monthsOf(lots: readonly { readonly earnedOn: string }[]): string {
  const [first = '', last = ''] = [lots[0]?.earnedOn, lots.at(-1)?.earnedOn].map((date) => date && longMonth(date));
  return first === last ? first : `${first} till ${last}`;
}

function levelWord(reason: string): string {
  return (reasons[reason as keyof typeof reasons] ?? reason).split(':')[0]?.toLowerCase() ?? reason;
}

export function levelReason(reason: keyof typeof reasons): string {
  return reasons[reason];
}

const actors: Readonly<Record<string, string>> = {
  customer: 'Kund',
  staff: 'Personal',
  job: 'Jobb',
  partner: 'Partner',
  system: 'System',
  time: 'Tiden',
};

export function actorLabel(kind: string): string {
  return actors[kind] ?? kind;
}

export const actorKinds = Object.keys(actors);
