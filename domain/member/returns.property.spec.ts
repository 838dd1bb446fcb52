import { expect, test } from 'vitest';
import fc from 'fast-check';

import { addDays, addMonths, endOfMonth, fold, isRejected, startOfDay, type BusinessDate } from '../kernel/index.js';
import type { MemberCommand } from './decide.js';
import { balance, chequesOn, membership, pointsInWindow, type MemberEvent, type MemberState } from './index.js';
import { levelTable, rankOf } from './level/level-table.js';
import { registered } from './spec-events.js';

interface Order {
  readonly orderId: string;
  readonly basis: number;
  readonly returned: number;
  readonly chequeId: string | null;
}

/** A member whose dispatches, returns and nightly jobs send commands in the same sequence as in the shop. */
class Life {
  state: MemberState = fold(membership.evolve, membership.initial, [registered]);
  today: BusinessDate = '2025-01-15';
  issued = 0;
  readonly orders: Order[] = [];

  buys(basis: number, withCheque = false): void {
    const orderId = `order-${this.orders.length}`;
    const chequeId = withCheque ? this.usableCheque() : null;
    if (chequeId) {
      this.send({ type: 'ReserveCheque', chequeId, cartId: orderId, at: startOfDay(this.today) });
      this.send({ type: 'RedeemCheque', chequeId, orderId, cartId: orderId, at: startOfDay(this.today) });
    }
    this.send({ type: 'EarnPoints', parcelId: null, orderId, lotId: `lot-${orderId}`, basis, on: this.today });
    this.orders.push({ orderId, basis, returned: 0, chequeId });
  }

  /** A full return also gives the cheque back. The order varies, because two followers send these commands. */
  returns(nth: number, basis: number, chequeFirst: boolean): void {
    const order = this.orders[nth];
    if (!order || order.returned === order.basis) return;
    const part = Math.min(basis, order.basis - order.returned);
    const returned = order.returned + part;
    this.orders[nth] = { ...order, returned };
    const { orderId, basis: of, chequeId } = order;
    const returnId = `${orderId}/${returned}`;
    const reverse = {
      type: 'ReversePoints',
      parcelId: null,
      orderId,
      returnId,
      basis: part,
      of,
      on: this.today,
    } as const;
    const whole = chequeId && returned === of;
    const giveBack = whole ? [{ type: 'ReturnCheque', chequeId, orderId, on: this.today } as const] : [];
    const told = chequeFirst ? [...giveBack, reverse] : [reverse, ...giveBack];
    for (const command of [...told, ...told]) this.send(command);
  }

  holds(): void {
    const chequeId = this.usableCheque();
    if (chequeId) this.send({ type: 'ReserveCheque', chequeId, cartId: 'a cart', at: startOfDay(this.today) });
  }

  letsGo(): void {
    for (const { chequeId } of this.state.cheques)
      this.send({ type: 'ReleaseCheque', chequeId, cartId: 'a cart', reason: 'rested', on: this.today });
  }

  pass(days: number): void {
    for (let day = 0; day < days; day += 1) this.night(addDays(this.today, 1));
  }

  private night(on: BusinessDate): void {
    this.today = on;
    if (on.endsWith('-01-01')) this.send({ type: 'ExpirePoints', on });
    this.send({ type: 'ExpireCheques', on });
    this.send({ type: 'RecomputeLevel', on });
    if (on === endOfMonth(on)) this.send({ type: 'IssueCheque', chequeId: `cheque-${on}`, on });
  }

  private usableCheque(): string | null {
    return chequesOn(this.state, this.today).find(({ status }) => status === 'active')?.chequeId ?? null;
  }

  private send(command: MemberCommand): void {
    const decision = membership.decide(command, this.state);
    if (isRejected(decision)) return;
    this.state = fold(membership.evolve, this.state, decision.accepted);
    this.issued += decision.accepted.filter((event: MemberEvent) => event.type === 'ChequeIssued').length;
    expect(this.state.owed === 0 || balance(this.state) === 0).toBe(true);
    for (const lot of this.state.lots) expect(lot.remaining).toBeGreaterThanOrEqual(0);
  }
}

interface Happening {
  readonly kind: 'buy' | 'buy with a cheque' | 'return' | 'hold' | 'let go';
  readonly days: number;
  readonly basis: number;
  readonly pick: number;
}

const happening = fc.record<Happening>({
  kind: fc.constantFrom('buy', 'buy', 'buy with a cheque', 'return', 'hold', 'let go'),
  days: fc.integer({ min: 0, max: 40 }),
  basis: fc.integer({ min: 100, max: 400_000 }),
  pick: fc.nat(1_000),
});
const lives = fc.array(happening, { maxLength: 25, size: 'max' });
const runs = { numRuns: 40, seed: 20_250_115, endOnFailure: true };

function live(happenings: readonly Happening[]): Life {
  const life = new Life();
  for (const { kind, days, basis, pick } of happenings) {
    life.pass(days);
    if (kind === 'return') life.returns(pick % Math.max(1, life.orders.length), basis, pick % 2 === 0);
    else if (kind === 'hold') life.holds();
    else if (kind === 'let go') life.letsGo();
    else life.buys(basis, kind === 'buy with a cheque');
  }
  return life;
}

test('a member who returns everything has no points, no cheque, the first level and no debt', () => {
  fc.assert(
    fc.property(lives, fc.nat(1_000), (happenings, pick) => {
      const life = live(happenings);
      const order = life.orders.map((_, nth) => nth);
      const shuffled = pick % 2 === 0 ? order.reverse() : order;
      for (const nth of shuffled) life.returns(nth, 1_000_000, (pick + nth) % 3 === 0);
      life.letsGo();
      const { state, today } = life;
      expect(chequesOn(state, today).filter(({ status }) => status !== 'expired' && status !== 'lapsed')).toEqual([]);
      expect([balance(state), state.owed, pointsInWindow(state, today)]).toEqual([0, 0, 0]);
      expect([state.level, state.protectedUntil]).toEqual(['+', null]);
    }),
    runs,
  );
});

test('a member who returned goods has no higher level than one who never bought them', () => {
  fc.assert(
    fc.property(lives, (happenings) => {
      const bought = happenings.filter(({ kind }) => kind === 'buy');
      const [life, twin] = [new Life(), new Life()];
      for (const { days, basis, pick } of bought) {
        for (const one of [life, twin]) one.pass(days);
        life.buys(basis);
        if (pick % 2 === 0) twin.buys(basis);
      }
      bought.forEach(({ pick }, nth) => pick % 2 === 0 || life.returns(nth, 1_000_000, true));
      const table = levelTable.on(life.today);
      expect(rankOf(table, life.state.level)).toBeLessThanOrEqual(rankOf(table, twin.state.level));
      expect(pointsInWindow(life.state, life.today)).toBe(pointsInWindow(twin.state, twin.today));
    }),
    runs,
  );
});

/** A thousand kronor on the 20th of each month of 2025, returned on the 10th of the next month. */
function yearOfReturns(spend: boolean): Life {
  const life = new Life();
  for (let month = 0; month < 12; month += 1) {
    const month20 = addMonths('2025-01-20', month);
    while (life.today < month20) life.pass(1);
    life.buys(100_000);
    life.pass(15);
    if (spend) life.buys(2_000, true);
    while (!life.today.endsWith('-10')) life.pass(1);
    life.returns(life.orders.length - (spend ? 2 : 1), 100_000, false);
  }
  return life;
}

test('buying and returning each month for a year gives 0 kr', () => {
  const { state, today, issued } = yearOfReturns(false);
  expect(issued).toBe(12);
  expect(chequesOn(state, today).map(({ status }) => status)).toEqual(Array(12).fill('lapsed'));
  expect([balance(state), state.level]).toEqual([0, '+']);
});

test('a member who spends the first cheque and then returns the goods gets no second one', () => {
  const { state, today } = yearOfReturns(true);
  expect(chequesOn(state, today).map(({ status }) => status)).toEqual(['redeemed']);
  expect(state.owed).toBeGreaterThan(0);
});
