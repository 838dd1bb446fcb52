import { expect, test } from 'vitest';

import { fold, FORGOTTEN, UnexpectedPhase, type RecordedEvent } from '../kernel/index.js';
import { initialOrder, order, type OrderEvent } from '../order/index.js';
import { AT, cancelled, confirmed, cream, failed, inTwoParcels, placed, prescribed } from '../order/spec-events.js';
import {
  AT as DESK_AT,
  checking,
  dispensing,
  holding,
  Life,
  ordering,
  received,
} from '../prescription/dispensing/spec-withdrawals.js';
import { dispensingProcess } from './index.js';

const bought = inTwoParcels(placed([cream, prescribed]));
const ID = 'order-1-2';

function after(...history: readonly [OrderEvent, ...OrderEvent[]]) {
  const event = { ...history.at(-1), eventId: 'event-9', effectiveAt: AT } as RecordedEvent<OrderEvent>;
  return dispensingProcess.react({ slice: 'order', state: fold(order.evolve, initialOrder, history), event });
}

function afterDesk(life: Life) {
  const event = { ...life.events.at(-1), eventId: 'event-9', effectiveAt: DESK_AT } as never;
  return dispensingProcess.react({ slice: 'prescription', state: life.state, event });
}

const types = (commands: ReturnType<typeof after>) => commands.map(({ command }) => command.type);

test('a placed order holds the withdrawal of its prescription line, in the stream of that prescription', () => {
  expect(after(bought)).toMatchObject([
    {
      slice: 'prescription',
      key: 'prescription-1',
      command: {
        ...{ type: 'HoldWithdrawal', dispensingId: ID, customerId: 'astrid', lineId: '2', parcelId: '100001-2' },
        ordered: { kind: 'human', packages: 2, article: { varuId: '710003' }, price: { fee: 7275, onLadder: 9700 } },
      },
    },
  ]);
});

test('a paid order puts it into the queue, and one that fails leaves it on the prescription', () => {
  expect(after(bought, confirmed)).toMatchObject([
    { command: { type: 'HoldWithdrawal' } },
    { command: { type: 'OrderWithdrawal', dispensingId: ID } },
  ]);
  expect(after(bought, failed)).toMatchObject([
    { command: { type: 'HoldWithdrawal' } },
    { command: { type: 'ReleaseWithdrawal', reason: 'order-failed' } },
  ]);
});

test('a cancelled order releases it, unless its parcel has left', () => {
  expect(after(bought, confirmed, cancelled)).toMatchObject([
    { command: { type: 'ReleaseWithdrawal', dispensingId: ID, reason: 'order-cancelled' } },
  ]);
  const left = { type: 'OrderDispatched', data: { parcelId: '100001-2', lineIds: ['2'], dispatchedAt: AT } } as never;
  expect(after(bought, confirmed, left, cancelled)).toEqual([]);
});

test.each([
  ['lacking', ['ReleaseWithdrawal']],
  ['broken', ['ReleaseWithdrawal']],
  ['not-dispensed', []],
  ['fee-lowered', []],
] as const)('goods that are %s: %j', (cause, sent) => {
  const data = { parcelId: '100001-2', lines: [{ lineId: '2', quantity: 1, cause }], reportedAt: AT, shortId: 's' };
  const short = { type: 'ParcelShort', data: { ...data, refund: 0, pointsBasis: 0, sent: false, ends: null } } as never;
  expect(types(after(bought, confirmed, short))).toEqual(sent);
});

test('an order without prescriptions, or of an erased customer, sends nothing', () => {
  expect(after(placed([cream]), confirmed)).toEqual([]);
  const erased = { ...bought, data: { ...bought.data, prescriptions: FORGOTTEN } } as never;
  expect(after(erased, confirmed)).toEqual([]);
});

test('what the partners have counted lets the line leave, with what goes back of its fee', () => {
  const life = Life.after(received(), holding('o1'), ordering(), checking(), dispensing());
  expect(afterDesk(life)).toEqual([]);
  life.do({ type: 'ConfirmDispensing', dispensingId: 'o1-1', at: DESK_AT });
  expect(afterDesk(life)).toEqual([
    {
      slice: 'order',
      key: 'o1',
      command: { type: 'DispenseLine', lineId: '1', shortId: 'event-9', lowered: 0, dispensedAt: DESK_AT },
    },
  ]);
});

test('a refused line is one that the parcel lacks', () => {
  const life = Life.after(received(), holding('o1'), ordering());
  life.do({ type: 'RefuseWithdrawal', dispensingId: 'o1-1', by: 'anna', reason: 'dose', text: 'Nej', at: DESK_AT });
  expect(afterDesk(life)).toMatchObject([
    { key: 'o1', command: { type: 'ReportShort', lines: [{ lineId: '1', quantity: 1, cause: 'not-dispensed' }] } },
  ]);
});

test('an event without its order is a fault', () => {
  const event = { ...confirmed, eventId: 'event-9', effectiveAt: AT } as never;
  expect(() => dispensingProcess.react({ slice: 'order', state: initialOrder, event })).toThrow(UnexpectedPhase);
});
