import fc from 'fast-check';

import { addDays, endOfMonth, fold, isRejected, startOfDay, type BusinessDate } from '../kernel/index.js';
import type { MemberCommand } from './decide.js';
import type { EarnPoints } from './commands/earn-points.js';
import { membership, type MemberEvent, type MemberState } from './index.js';
import type { Lot } from './points/lots.js';
import { registered } from './spec-events.js';

/** One action in a random member's history. `pick` chooses the order or cheque that the action concerns. */
export interface Happening {
  readonly kind: 'buy' | 'return' | 'reserve' | 'redeem' | 'release' | 'give-back' | 'notice' | 'leave';
  readonly days: number;
  readonly basis: number;
  readonly pick: number;
}

export interface Life {
  readonly events: readonly MemberEvent[];
  readonly dates: readonly BusinessDate[];
  readonly state: MemberState;
  readonly today: BusinessDate;
}

export function handle(life: Life, command: MemberCommand): Life {
  const decision = membership.decide(command, life.state);
  if (isRejected(decision)) return life;
  const state = fold(membership.evolve, life.state, decision.accepted);
  const dates = decision.accepted.map(() => life.today);
  return { ...life, events: [...life.events, ...decision.accepted], dates: [...life.dates, ...dates], state };
}

/** Runs the nightly jobs: expiry, level, and at a month's end the cheque. */
function passDay(life: Life): Life {
  const on = addDays(life.today, 1);
  let next = { ...life, today: on };
  next = handle(next, { type: 'ExpirePoints', on });
  next = handle(next, { type: 'ExpireCheques', on });
  next = handle(next, { type: 'RecomputeLevel', on });
  return on === endOfMonth(on) ? handle(next, { type: 'IssueCheque', chequeId: `cheque-${on}`, on }) : next;
}

/** Some purchases come in a second parcel of an earlier order. */
function parcelOf(lot: Lot | undefined, id: string, pick: number): Pick<EarnPoints, 'orderId' | 'parcelId'> {
  return { orderId: lot && pick % 4 === 0 ? lot.orderId : `order-${id}`, parcelId: `parcel-${id}` };
}

function toCommand({ kind, basis, pick }: Happening, { state, today, events }: Life): MemberCommand {
  const id = `${events.length}`;
  const lot = state.lots[pick % Math.max(1, state.lots.length)];
  const chequeId = state.cheques.at(-1 - (pick % 2))?.chequeId ?? 'none';
  const cartId = `cart-${pick % 3 === 0 ? 'other' : 'own'}`;
  const at = startOfDay(today);
  switch (kind) {
    case 'buy':
      return { type: 'EarnPoints', ...parcelOf(lot, id, pick), lotId: `lot-${id}`, basis, on: today };
    case 'return':
      return {
        type: 'ReversePoints',
        orderId: lot?.orderId ?? '',
        parcelId: lot?.parcelId ?? null,
        returnId: id,
        basis: basis % 50_000,
        of: lot?.basis ?? 0,
        on: today,
      };
    case 'reserve':
      return { type: 'ReserveCheque', chequeId, cartId, at };
    case 'redeem':
      return { type: 'RedeemCheque', chequeId, cartId, orderId: `order-${pick % 3}`, at };
    case 'release':
      return { type: 'ReleaseCheque', chequeId, cartId, reason: 'payment refused', on: today };
    case 'give-back':
      return { type: 'ReturnCheque', chequeId, orderId: `order-${pick % 3}`, on: today };
    case 'notice':
      return { type: 'NoticeTermination', noticedOn: today, reason: 'spec' };
    case 'leave':
      return { type: 'EndMembership', reason: 'member', on: today };
  }
}

export function passIdleDay(life: Life): Life {
  return { ...life, today: addDays(life.today, 1) };
}

export function live(happenings: readonly Happening[], check: (life: Life) => void, night = passDay): Life {
  let life: Life = {
    events: [registered],
    dates: ['2025-01-15'],
    state: fold(membership.evolve, membership.initial, [registered]),
    today: '2025-01-15',
  };
  for (const one of happenings) {
    for (let day = 0; day < one.days; day += 1) life = night(life);
    life = handle(life, toCommand(one, life));
    check(life);
  }
  return life;
}

function happening(kinds: readonly Happening['kind'][], longest: number) {
  return fc.record<Happening>({
    kind: fc.constantFrom(...kinds),
    days: fc.integer({ min: 0, max: longest }),
    basis: fc.integer({ min: 0, max: 900_000 }),
    pick: fc.nat(20),
  });
}

const SHOPPING = [
  ...(['buy', 'buy', 'buy', 'return', 'reserve', 'reserve'] as const),
  ...(['redeem', 'redeem', 'release', 'give-back'] as const),
];

/** Random histories of members for the property specs of this folder. The slice's own commands create their events. */
export const lives = fc.array(happening(SHOPPING, 40), { maxLength: 60, size: 'max' });

/** Random histories with long inactive periods, notices and ends of membership. */
export const wildLives = fc.array(happening([...SHOPPING, ...SHOPPING, 'notice', 'leave'], 200), {
  maxLength: 20,
  size: 'max',
});
