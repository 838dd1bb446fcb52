import type { Difference, DifferenceKind, Fact } from '../../../domain/replay-history/index.js';
import { count, kr, points } from '../format.js';

const phases: Readonly<Record<string, string>> = {
  absent: 'finns inte',
  open: 'öppen',
  frozen: 'låst i kassan',
  closed: 'avslutad',
  absorbed: 'uppgången i en annan',
  placed: 'lagd',
  confirmed: 'bekräftad',
  failed: 'misslyckad',
  dispatched: 'skickad',
  delivered: 'levererad',
  'not-delivered': 'ej levererad',
  cancelled: 'avbruten',
  started: 'påbörjad',
  'action-required': 'väntar på kunden',
  authorised: 'godkänd',
  refused: 'nekad',
  requested: 'begärd',
  captured: 'debiterad',
  dropped: 'inställd',
  active: 'aktiv',
  ended: 'avslutat',
  future: 'kommande',
  reserved: 'reserverad',
  redeemed: 'inlöst',
  expired: 'förfallen',
  lapsed: 'förverkad',
};

export function phase(word: string): string {
  return phases[word] ?? word;
}

type Shown = (fact: Exclude<Fact, null>) => string;

const asMoney: Shown = (fact) => kr(Number(fact));
const asPoints: Shown = (fact) => points(Number(fact));
const asPhase: Shown = (fact) => phase(String(fact));
const asText: Shown = String;

interface KindText {
  readonly label: (name: string) => string;
  readonly shown: Shown;
}

const kinds: Readonly<Record<DifferenceKind, KindText>> = {
  cart: { label: () => 'Varukorg', shown: asPhase },
  'cart-line': { label: (name) => name, shown: (fact) => `${count(Number(fact))} st` },
  'cart-cheque': { label: () => 'Bonuscheck i varukorgen', shown: asMoney },
  'cart-total': { label: () => 'Varukorgens summa', shown: asMoney },
  membership: { label: (name) => `Medlemskap ${name}`, shown: asPhase },
  balance: { label: () => 'Poängsaldo', shown: asPoints },
  'window-points': { label: () => 'Poäng i fönstret', shown: asPoints },
  level: { label: () => 'Nivå', shown: asText },
  'protected-until': { label: () => 'Nivån skyddad till', shown: asText },
  cheque: { label: (name) => `Bonuscheck från ${name}`, shown: asPhase },
  order: { label: (name) => `Order ${name}`, shown: asPhase },
  'order-returned': { label: (name) => `Order ${name}, returnerat`, shown: asMoney },
  payment: { label: (name) => `Betalning av order ${name}`, shown: asPhase },
  capture: { label: (name) => `Debitering av order ${name}`, shown: asPhase },
  refunded: { label: (name) => `Återbetalat på order ${name}`, shown: asMoney },
};

export interface DifferenceWords {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export function describeDifference({ kind, name, before, after }: Difference): DifferenceWords {
  const { label, shown } = kinds[kind];
  const text = (fact: Fact): string => (fact === null ? '–' : shown(fact));
  return { label: label(name), before: text(before), after: text(after) };
}

/** What a path is about, for the heading of the events behind it. */
export function pathLabel(path: string): string {
  const [place, id, part] = path.split('/');
  if (place === 'carts') return part === 'lines' ? 'varan i varukorgen' : 'varukorgen';
  if (place === 'orders') return part ? 'betalningen av ordern' : 'ordern';
  const ofMember: Readonly<Record<string, string>> = {
    balance: 'poängsaldot',
    'window-points': 'poängen i fönstret',
    level: 'nivån',
    'protected-until': 'nivåns skydd',
    cheques: 'bonuschecken',
  };
  return ofMember[id ?? ''] ?? 'medlemskapet';
}

export const replayTexts = {
  title: 'Uppspelning',
  slider: 'Steg i historiken',
  stepOf: (step: number, total: number): string => `Steg ${count(step)} av ${count(total)}`,
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
  start: 'Startnivå: alla börjar här.',
} as const;

export function levelReason(reason: keyof typeof reasons): string {
  return reasons[reason];
}

const actors: Readonly<Record<string, string>> = {
  customer: 'Kund',
  staff: 'Personal',
  job: 'Jobb',
  partner: 'Partner',
  system: 'System',
};

export function actorLabel(kind: string): string {
  return actors[kind] ?? kind;
}

export const actorKinds = Object.keys(actors);
