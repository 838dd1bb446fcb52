import type { CartProduct, ContactDetails } from '../../domain/cart/index.js';
import { startPayment } from '../../domain/checkout/index.js';
import {
  stockholmDate,
  addDays,
  addMinutes,
  atStockholm,
  endOfMonth,
  type BusinessDate,
  type Instant,
  type RecordedEvent,
} from '../../domain/kernel/index.js';
import type { MemberCommand, MemberState } from '../../domain/member/index.js';
import { parcelIdOf, type OrderState } from '../../domain/order/index.js';
import { statedSek } from '../../domain/payment/index.js';
import { MemoryShop, type ShopCommand } from './memory-shop.js';

interface When {
  on(date: BusinessDate): MemberHistory;
}

const DELIVERY = { optionId: 'postal', name: 'Postombud', price: 0, promise: 'Leverans 1–2 vardagar' };
const LATER = { dispatch: 1, delivery: 2, minutes: 30 } as const;

/** Starts a history, for example `aMember('Astrid').joined('2025-01-10').buys(1500).on('2026-03-01').events`. */
export function aMember(firstName = 'Astrid'): MemberHistory {
  return new MemberHistory(firstName);
}

/** Builds a member's history from calls that read as a sentence. The shop's own deciders make the events. */
export class MemberHistory {
  private readonly shop = new MemoryShop();
  private readonly contact: ContactDetails;
  private readonly orders: string[] = [];
  readonly customerId: string;
  readonly memberId: string;

  constructor(private readonly firstName: string) {
    this.customerId = `customer-of-${firstName}`;
    this.memberId = `member-of-${firstName}`;
    const email = `${firstName.toLowerCase()}@exempel.se`;
    this.contact = {
      firstName,
      lastName: 'Ek',
      email,
      phoneNumber: '0701740605',
      street: 'Storgatan 1',
      postalCode: '75310',
      city: 'Uppsala',
      careOf: null,
    };
  }

  get events(): readonly RecordedEvent[] {
    return this.shop.log;
  }

  get member(): MemberState {
    return this.shop.state('member', this.memberId);
  }

  /** Returns the latest order, or the nth one, counted from 1. */
  order(nth = this.orders.length): OrderState {
    return this.shop.state('order', this.orderId(nth));
  }

  joined(date: BusinessDate): this {
    const at = noon(date);
    const { customerId, memberId, firstName, contact } = this;
    const person = { personNumber: '189001019802', firstName, lastName: contact.lastName };
    this.send(
      {
        slice: 'customer',
        key: customerId,
        command: { type: 'Identify', customerId, ...person, method: 'test', at, validUntil: addMinutes(at, 60) },
      },
      at,
    );
    const { email, phoneNumber: mobileNumber } = contact;
    return this.asMember(
      {
        type: 'RegisterMember',
        memberId,
        customerId,
        memberNumber: '9012345678',
        birthDate: '1990-01-01',
        email,
        mobileNumber,
        at,
      },
      date,
    );
  }

  /** Buys goods for this many kronor by card. They are dispatched the next day, and delivered on the day after that. */
  buys(kronor: number, { withCheque = false } = {}): When {
    return { on: (date) => this.purchase(kronor, withCheque, date) };
  }

  /** Sends back all goods of the latest order, or of the nth one, counted from 1. */
  returns(nth = this.orders.length): When {
    return { on: (date) => this.sendBack(nth, date) };
  }

  /** Decides the level, as the nightly job does. */
  levelDecided(date: BusinessDate): this {
    return this.asMember({ type: 'RecomputeLevel', on: date }, date);
  }

  /** Makes the bonus cheque for the month of this date, as the job does at the end of the month. */
  monthEnded(date: BusinessDate): this {
    const on = endOfMonth(date);
    return this.asMember({ type: 'IssueCheque', chequeId: `cheque-${on}`, on }, on);
  }

  nightPassed(date: BusinessDate): this {
    return this.asMember({ type: 'ExpireCheques', on: date }, date).asMember({ type: 'ExpirePoints', on: date }, date);
  }

  leaves(date: BusinessDate): this {
    return this.asMember({ type: 'EndMembership', reason: 'member', on: date }, date);
  }

  private asMember(command: MemberCommand, date: BusinessDate): this {
    return this.send({ slice: 'member', key: this.memberId, command }, noon(date));
  }

  private purchase(kronor: number, withCheque: boolean, date: BusinessDate): this {
    const at = noon(date);
    const nth = this.orders.push(`order-${this.orders.length + 1}-of-${this.firstName}`);
    this.fillCart(nth, kronor, withCheque, date);
    this.place(nth, at);
    const { paymentId } = this.placed(nth);
    const { total } = this.placed(nth).totals;
    this.send(
      {
        slice: 'payment',
        key: paymentId,
        command: { type: 'Authorise', pspReference: `PSP${nth}`, stated: statedSek(total), authorisedAt: at },
      },
      at,
    );
    return this.deliver(nth, date);
  }

  private fillCart(nth: number, kronor: number, withCheque: boolean, on: BusinessDate): void {
    const { customerId, contact: details } = this;
    const cartId = `cart-${nth}-of-${this.firstName}`;
    const toCart = (command: Extract<ShopCommand, { slice: 'cart' }>['command']): this =>
      this.send({ slice: 'cart', key: cartId, command }, noon(on));
    toCart({ type: 'AddItem', cartId, customerId, product: goods(kronor), quantity: 1, on });
    if (withCheque) {
      const { chequeId, amount, validTo } = this.openCheque();
      this.asMember({ type: 'ReserveCheque', chequeId, cartId, at: noon(on) }, on);
      toCart({ type: 'ApplyCheque', customerId, memberId: this.memberId, chequeId, amount, validTo, on });
    }
    toCart({ type: 'GiveCustomerDetails', cartId, customerId, details, weakSession: null, ageDeclared: false, on });
    toCart({ type: 'ChooseDelivery', customerId, delivery: DELIVERY, on });
    const seen = this.shop.state('cart', cartId);
    const shelfKey = `shelf-${nth}-of-${this.firstName}`;
    toCart({ type: 'StartCheckout', customerId, orderId: this.orderId(nth), shelfKey, seen, at: noon(on), on });
  }

  private place(nth: number, at: Instant): void {
    const { customerId, memberId, contact } = this;
    const cartId = `cart-${nth}-of-${this.firstName}`;
    const { lines, cheque } = this.shop.state('cart', cartId);
    const ids = {
      orderId: this.orderId(nth),
      orderNumber: String(1000 + nth),
      paymentId: `payment-${nth}-of-${this.firstName}`,
      cartId,
      customerId,
      memberId,
    };
    const command = {
      type: 'PlaceOrder',
      ...ids,
      placedAt: at,
      lines: lines.map((line) => ({ ...line, ...SHOWN })),
      cheque,
      delivery: { ...DELIVERY, earliest: stockholmDate(at), latest: stockholmDate(at) },
      paymentMethod: 'scheme',
      contact,
      shelfKey: `shelf-${nth}-of-${this.firstName}`,
      trackingKey: `parcel-${nth}-of-${this.firstName}`,
    } as const;
    this.send({ slice: 'order', key: ids.orderId, command }, at);
    this.send({ slice: 'payment', key: ids.paymentId, command: startPayment(this.placed(nth)) }, at);
  }

  private deliver(nth: number, date: BusinessDate): this {
    const key = this.orderId(nth);
    const { paymentId, orderNumber: trackingNumber, totals } = this.placed(nth);
    const dispatchedAt = noon(addDays(date, LATER.dispatch));
    const parcel = { parcelId: parcelIdOf(trackingNumber, 1), trackingNumber, carrier: 'PostNord' };
    this.send({ slice: 'order', key, command: { type: 'Dispatch', ...parcel, dispatchedAt } }, dispatchedAt);
    const [capture] = this.shop.state('payment', paymentId).captures;
    const capturedAt = addMinutes(dispatchedAt, LATER.minutes);
    const captured = {
      type: 'ConfirmCapture',
      captureId: capture?.captureId ?? '',
      attempt: 1,
      stated: statedSek(totals.total),
      pspReference: `CAP${nth}`,
      capturedAt,
    } as const;
    this.send({ slice: 'payment', key: paymentId, command: captured }, capturedAt);
    const deliveredAt = noon(addDays(date, LATER.delivery));
    return this.send({ slice: 'order', key, command: { type: 'Deliver', ...parcel, deliveredAt } }, deliveredAt);
  }

  private sendBack(nth: number, date: BusinessDate): this {
    const at = noon(date);
    const { lines, paymentId } = this.placed(nth);
    const returnId = `return-${nth}-of-${this.firstName}`;
    const back = lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
    this.send(
      {
        slice: 'order',
        key: this.orderId(nth),
        command: { type: 'ReturnItems', returnId, lines: back, returnedAt: at },
      },
      at,
    );
    return this.send(
      {
        slice: 'payment',
        key: paymentId,
        command: {
          type: 'ConfirmRefund',
          ...this.refund(paymentId, returnId),
          pspReference: `REF${nth}`,
          refundedAt: at,
        },
      },
      at,
    );
  }

  private refund(paymentId: string, refundId: string) {
    const { refunds } = this.shop.state('payment', paymentId);
    return { refundId, attempt: 1, stated: statedSek(refunds.find((each) => each.refundId === refundId)?.amount ?? 0) };
  }

  private openCheque() {
    const cheque = this.member.cheques.find(({ status }) => status === 'open');
    if (!cheque) throw new Error(`${this.firstName} has no cheque to use`);
    return cheque;
  }

  private placed(nth: number) {
    const { order: placed } = this.order(nth);
    if (!placed) throw new Error(`${this.firstName} has no order ${nth}`);
    return placed;
  }

  private orderId(nth: number): string {
    return this.orders[nth - 1] ?? '';
  }

  private send(command: ShopCommand, at: Instant): this {
    this.shop.send(command, at);
    return this;
  }
}

/** Product data that an order keeps as they were on its day. */
const SHOWN = {
  brand: 'Nordkraft',
  packageText: '200 g',
  atcCode: null,
  categoryPath: null,
  lowestPrice30Days: null,
  comparisonPrice: null,
} as const;

function goods(kronor: number): CartProduct {
  return {
    varuId: '100001',
    name: 'Mjukgörande kräm',
    type: 'Ha',
    unitPrice: kronor * 100,
    vatClass: 'goods',
    flags: [],
    weightGrams: 200,
  };
}

function noon(date: BusinessDate): Instant {
  return atStockholm(date, '12:00');
}
