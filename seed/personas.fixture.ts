import { expect, test } from 'vitest';

import type { MemberState } from '../domain/member/index.js';
import { order } from '../domain/order/index.js';
import type { PaymentRefunded } from '../domain/payment/index.js';
import { streamId } from '../domain/slices.js';
import { TestPersons } from '../services/person/login/test-persons/test-persons.js';
import { customersByPersonNumber } from '../projections/customer-lookup/queries.js';
import { MemberOf } from '../services/person/member/member-of.js';
import { personas, type PersonaName } from './personas.js';
import { SPEC_UNTIL, sum, type SeededShop } from './testing.js';

async function memberIn(seeded: () => SeededShop, name: PersonaName): Promise<MemberState> {
  const { platform } = seeded();
  const listed = (await new TestPersons(platform.pool).list()).find(({ note }) => note === personas[name].note);
  const number = listed?.nationalIdentificationNumber ?? '';
  const [customerId = ''] = await customersByPersonNumber(platform.db, (...of) => platform.hash.all(...of), number);
  const member = await new MemberOf(platform.commands).latest(customerId);
  if (!member) throw new Error(`${name} never joined`);
  return member.state;
}

/** What each test person's script leads to. */
export function testPersonsLived(seeded: () => SeededShop): void {
  const memberOf = (name: PersonaName) => memberIn(seeded, name);
  function ordersOf({ memberId }: MemberState) {
    return seeded()
      .states(order)
      .filter((state) => state.order?.memberId === memberId);
  }

  test('level +++, protected, with two cheques to spend', async () => {
    const { level, protectedUntil, cheques } = await memberOf('topLevel');
    expect({ level, protected: (protectedUntil ?? '') > SPEC_UNTIL }).toEqual({ level: '+++', protected: true });
    expect(
      cheques.map(({ status, validFrom, validTo }) => [status, validFrom <= SPEC_UNTIL && SPEC_UNTIL <= validTo]),
    ).toEqual([
      ['open', true],
      ['open', true],
    ]);
  });

  test('fell from +++ to ++ when the protection was over', async () => {
    const { level, levelChange } = await memberOf('downgraded');
    expect([level, levelChange?.from, levelChange?.direction]).toEqual(['++', '+++', 'down']);
  });

  test('near the next level', async () => {
    const { level, lots } = await memberOf('nearNextLevel');
    const points = sum(lots, (lot) => lot.points - lot.reversed);
    expect([level, points > 900, points <= 1000]).toEqual(['+', true, true]);
  });

  test('one cheque used and one expired', async () => {
    expect((await memberOf('chequesGone')).cheques.map(({ status }) => status)).toEqual(['redeemed', 'expired']);
  });

  test('a partial return and a whole one, refunded', async () => {
    const orders = ordersOf(await memberOf('returned'));
    expect(orders.map(({ returns }) => returns.map(({ whole }) => whole))).toEqual([[false], [true]]);
    const refunded = new Set(
      seeded()
        .of<PaymentRefunded>('PaymentRefunded')
        .map(({ refundId }) => refundId),
    );
    expect(orders.flatMap(({ returns }) => returns).every(({ returnId }) => refunded.has(returnId))).toBe(true);
  });

  test('left the club with points that lapsed', async () => {
    const { status, end } = await memberOf('leftClub');
    expect([status, end?.reason, (end?.pointsLapsed ?? 0) > 600]).toEqual(['ended', 'member', true]);
  });

  test('points that expired at New Year', async () => {
    const { memberId } = await memberOf('pointsGone');
    const types = seeded()
      .events.filter((event) => event.streamId === streamId('member', memberId))
      .map(({ type }) => type);
    expect(types).toContain('PointsExpired');
  });

  test('a long history', async () => {
    const { customerId, memberId } = await memberOf('longHistory');
    const own = seeded().events.filter(
      ({ actor, streamId: stream }) => actor.id === customerId || stream === streamId('member', memberId),
    );
    expect(own.length).toBeGreaterThan(1000);
  });
}
