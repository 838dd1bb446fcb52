import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import { cartTotals, initialCart, linesWithGifts, type CartLine, type CartState } from '../../../domain/cart/index.js';
import type { Product } from '../../../domain/catalogue/index.js';
import { stockholmDate, type BusinessDate, type Uuid } from '../../../domain/kernel/index.js';
import { pointsFor } from '../../../domain/member/index.js';
import { withdrawalRight } from '../../../domain/order/index.js';
import type { CartService, CartSummary, CartView, ChequeView } from './contract.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import { AddToCart } from './commands/add-to-cart.js';
import type { CartOutcome } from './change-cart.js';
import { basketSums } from './sums/basket-sums.js';
import { freeShippingOf } from './sums/free-shipping-status.js';
import { cartProblem } from './cart-problem.js';
import { goodsToday, mostOf, type GoodsToday } from './line/goods-today.js';
import { lineView, memberPriceBelow } from './line/line-view.js';
import { leftOut, notEntirely } from './line/not-entirely-added.js';
import { limitAdvice, reachedText } from './line/limit-texts.js';
import { cartTexts } from './texts.js';
import { CurrentCart, type FoundCart } from './current-cart.js';
import {
  leftLately,
  prescribedArticles,
  prescriptionBlocks,
  rightsEndedLately,
} from './prescription/prescription-blocks.js';
import { PrescriptionRows } from './prescription/prescription-rows.js';
import { pricedCart } from './sums/priced-cart.js';
import { lackingIn, stockView } from './line/lacking.js';
import { SetAside } from './kept/set-aside.js';
import { SetCartQuantity } from './commands/set-cart-quantity.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { PiecesToHave } from '../catalogue/stocking/pieces-to-have.js';
import { PharmacyStock } from '../pharmacy/pharmacy-stock.js';
import type { ShownProduct } from '../catalogue/withdrawn.js';
import { Clock } from '../../foundation/clock.js';
import { readOnce } from '../../foundation/command-handling/read-once.js';
import type { Shopper } from '../../access/http/request.js';
import { ApplyCheque } from './cheque/apply-cheque.js';
import { ExchangeCheque } from './cheque/exchange-cheque.js';
import { ApplyCoupon } from './discount/coupon/apply-coupon.js';
import { GiftChoices } from './discount/gift/gift-choices.js';
import { SelectGift } from './discount/gift/select-gift.js';
import { RemoveCoupon } from './discount/coupon/remove-coupon.js';
import { MemberOf, type CustomerMembership } from '../../person/member/member-of.js';
import { RemoveCheque } from './cheque/remove-cheque.js';
import { may } from '../../access/permission/may.js';
import { chequeViews } from './cheque/cheque-views.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { Problem } from '../../foundation/problem/problem.js';
import { refusalsAsErrors } from '../../foundation/problem/result.js';

interface Form {
  readonly commandId: Uuid;
}

/** Creates the cart service of each page request. */
@Injectable()
export class CartPagesParts {
  constructor(
    @Inject(CommandBus) readonly bus: CommandBus,
    @Inject(CurrentCart) readonly carts: CurrentCart,
    @Inject(PrescriptionRows) readonly rows: PrescriptionRows,
    @Inject(Catalogue) readonly catalogue: Catalogue,
    @Inject(PiecesToHave) readonly shelves: PiecesToHave,
    @Inject(PharmacyStock) readonly stock: PharmacyStock,
    @Inject(GiftChoices) readonly gifts: GiftChoices,
    @Inject(MemberOf) readonly members: MemberOf,
    @Inject(Clock) readonly clock: Clock,
  ) {}
}

export class CartPages implements CartService {
  constructor(
    private readonly parts: CartPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async summary(): Promise<CartSummary> {
    return this.summaryOf((await this.current()).state);
  }

  async view(flagged: readonly string[] = []): Promise<CartView> {
    const { cartId, state } = await this.opened();
    const { catalogue } = this.parts;
    // Together, because none of them needs the answer of another.
    const [shown, forMember, choices, lacking, notEntirelyAdded, notAdded, stock] = await Promise.all([
      this.shown(state),
      this.forMember(state),
      this.parts.gifts.choices(state.gifts.map(({ code }) => code)),
      lackingIn(state, this.parts.shelves),
      notEntirely(catalogue, state, flagged, this.today()),
      leftOut(catalogue, state, this.today()),
      this.parts.stock.of(prescribedArticles(state)),
    ]);
    const today = await goodsToday(state, sold([...shown.values()]), this.parts.shelves);
    const priced = pricedCart(state, this.parts.clock.now());
    const lines = priced.lines.map((line, index) => {
      const product = shown.get(line.varuId) ?? null;
      const memberPrice =
        forMember.asksToIdentify && product ? memberPriceBelow(product.product, line.unitPrice) : null;
      const chosen = state.gifts[index - state.lines.length];
      const gift = chosen ? { code: chosen.code, choices: choices.get(chosen.code) ?? [] } : null;
      const available = lacking.get(line.varuId) ?? null;
      const held = today.lines[index];
      const most = { maxQuantity: held ? mostOf(state, today, held, this.today()) : line.quantity };
      const goods = { ...lineView(today.lines, line, product, this.today()), ...most, ...stockView(available) };
      return { ...goods, gift, memberPrice, onlyCollected: today.onlyCollected.has(line.varuId) };
    });
    const { coupon } = state;
    const entered = coupon && { code: coupon.code, name: coupon.name };
    const withdrawal = withdrawalRight(linesWithGifts(state), this.today());
    const setAside = state.setAside.map(({ varuId, name, quantity }) => ({ varuId, name, quantity }));
    const rightsEnded = rightsEndedLately(state, this.parts.clock.now());
    const told = { notAdded, notEntirelyAdded, setAside, withdrawal, rightsEnded, left: this.left(state) };
    const sums = basketSums(state, priced, this.today(), today);
    const ordinary = lines.filter((_line, index) => !state.lines[index]?.prescription);
    const prescriptions = prescriptionBlocks(state, stock);
    return { cartId, lines: ordinary, prescriptions, ...told, coupon: entered, ...sums, ...forMember };
  }

  private async shown(state: CartState): Promise<ReadonlyMap<string, ShownProduct | null>> {
    const read = linesWithGifts(state).map(
      async ({ varuId }) => [varuId, await this.parts.catalogue.shown(varuId)] as const,
    );
    return new Map(await Promise.all(read));
  }

  addItem(
    form: Form & { readonly varuId: string; readonly quantity: number },
  ): Promise<Result<{ readonly summary: CartSummary }>> {
    return this.change(form, (shopper) => this.parts.bus.execute(new AddToCart(shopper, form.varuId, form.quantity)));
  }

  setQuantity(
    form: Form & { readonly varuId: string; readonly quantity: number },
  ): Promise<Result<{ readonly summary: CartSummary }>> {
    return this.change(form, (shopper) =>
      this.parts.bus.execute(new SetCartQuantity(shopper, form.varuId, form.quantity)),
    );
  }

  setAside({ varuIds, ...form }: Form & { readonly varuIds: readonly string[] }): Promise<Result> {
    return this.change(form, (shopper) => this.parts.bus.execute(new SetAside(shopper, varuIds)));
  }

  applyCoupon(form: Form & { readonly code: string }): Promise<Result> {
    return this.change(form, async (shopper) => {
      const selected = await this.parts.gifts.first(form.code);
      if (selected === null) return this.parts.bus.execute(new ApplyCoupon(shopper, form.code));
      return this.parts.bus.execute(new SelectGift(shopper, form.code, selected));
    });
  }

  selectGift({ code, selected, ...form }: Form & { readonly code: string; readonly selected: string | null }) {
    return this.change(form, (shopper) => this.parts.bus.execute(new SelectGift(shopper, code, selected)));
  }

  removeCoupon(form: Form): Promise<Result> {
    return this.change(form, (shopper) => this.parts.bus.execute(new RemoveCoupon(shopper)));
  }

  applyCheque(form: Form & { readonly chequeId: Uuid }): Promise<Result> {
    return this.change(form, (shopper) => this.parts.bus.execute(new ApplyCheque(shopper, form.chequeId)));
  }

  exchangeCheque(form: Form & { readonly chequeId: Uuid }): Promise<Result> {
    return this.change(form, (shopper) => this.parts.bus.execute(new ExchangeCheque(shopper, form.chequeId)));
  }

  removeCheque(form: Form & { readonly chequeId: Uuid }): Promise<Result> {
    return this.change(form, (shopper) => this.parts.bus.execute(new RemoveCheque(shopper, form.chequeId)));
  }

  removePrescription({ rowId, ...form }: Form & { readonly rowId: Uuid }): Promise<Result> {
    return refusalsAsErrors(async () => {
      await this.parts.rows.remove(await this.scope.shopper(form.commandId, { ...form, rowId }), rowId);
      return { ok: true };
    });
  }

  takeBackPrescriptions(form: Form): Promise<Result> {
    return refusalsAsErrors(async () => {
      const state = await this.parts.rows.restore(await this.scope.shopper(form.commandId, form));
      if (state && leftLately(state, this.parts.clock.now()) === 0) return { ok: true };
      throw new Problem(409, [{ code: 'PRESCRIPTIONS_NOT_BACK', message: cartTexts.notBack }]);
    });
  }

  private left(state: CartState): CartView['left'] {
    const now = this.parts.clock.now();
    const rows = leftLately(state, now);
    return rows === 0 ? null : { rows, mayTakeBack: may(this.scope.session, 'cart.prescription-goods', now) };
  }

  async current(): Promise<FoundCart> {
    const { session } = this.scope;
    if (!session) return { cartId: '', state: initialCart };
    const { carts } = this.parts;
    return readOnce(`cart of ${session.cartId}`, () => carts.of(session));
  }

  /** RX-08: the cart for the basket. What the shopper may not order any more has left it. */
  async opened(): Promise<FoundCart> {
    const found = await this.current();
    const { session } = this.scope;
    if (!session) return found;
    return readOnce(`opened cart of ${session.cartId}`, () => this.parts.rows.opened(found, session));
  }

  /** Returns the member's cheques that can be used now or next month, with their status for this cart. */
  cheques(state: CartState, { state: member }: CustomerMembership): readonly ChequeView[] {
    return chequeViews(member, state, this.today());
  }

  private change(
    form: Form,
    send: (shopper: Shopper) => Promise<CartOutcome>,
  ): Promise<Result<{ readonly summary: CartSummary }>> {
    return refusalsAsErrors(async () => {
      const outcome = await send(await this.scope.shopper(form.commandId, form));
      if (outcome.ok) return { ok: true, summary: await this.summaryOf(outcome.state) };
      const { rejection } = outcome;
      // The pages have different texts for "limit reached" and "limit already reached".
      if (rejection.type === 'QuantityAboveLimit')
        return {
          ok: false,
          errors: [{ code: rejection.reason, message: cartTexts.limitReached, explanation: limitAdvice(rejection) }],
        };
      throw cartProblem(rejection);
    });
  }

  private async summaryOf(state: CartState): Promise<CartSummary> {
    const { itemCount, total, exHaItemTotal } = cartTotals(state);
    const { lines } = state;
    const products = await this.parts.catalogue.products(lines.map(({ varuId }) => varuId));
    const goods = await goodsToday(state, products, this.parts.shelves);
    const { possible, limit, left } = freeShippingOf(state, exHaItemTotal, goods, this.today());
    return {
      count: itemCount,
      total,
      quantities: Object.fromEntries(lines.map(({ varuId, quantity }) => [varuId, quantity])),
      ...this.limitsOf(state, goods),
      freeShipping: { possible, limit, left },
    };
  }

  private limitsOf(state: CartState, goods: GoodsToday): Pick<CartSummary, 'limits' | 'limitTexts'> {
    const most = (line: CartLine): number => mostOf(state, goods, line, this.today());
    const texts = goods.lines.map((line) => [line.varuId, this.reached(goods, line, most(line))] as const);
    return {
      limits: Object.fromEntries(goods.lines.map((line) => [line.varuId, most(line)])),
      limitTexts: Object.fromEntries(
        texts.flatMap(([varuId, text]) => (text === null ? [] : [[varuId, text] as const])),
      ),
    };
  }

  private reached(goods: GoodsToday, line: CartLine, most: number): string | null {
    return reachedText(goods, line, most, this.today(), goods.onlyCollected.has(line.varuId) ? 'pharmacy' : 'web');
  }

  /**
   * CLB-14: returns what a member sees beside the lines. With a weak log-in that is only a cheque that is already
   * applied, and the question to identify.
   */
  private async forMember(state: CartState): Promise<Pick<CartView, 'cheques' | 'points' | 'asksToIdentify'>> {
    const { session } = this.scope;
    const mayKnow = session?.customerId && may(session, 'membership.summary', this.parts.clock.now());
    const member = mayKnow ? await this.parts.members.active(session.customerId) : null;
    if (!member) return { cheques: [], points: 0, asksToIdentify: false };
    const cheques = this.cheques(state, member);
    if (!may(session, 'cart.as-member', this.parts.clock.now(), true))
      return { cheques: cheques.filter(({ redeemed }) => redeemed), points: 0, asksToIdentify: true };
    return { cheques, points: pointsFor(cartTotals(state).pointsBasis, this.today()), asksToIdentify: false };
  }

  private today(): BusinessDate {
    return stockholmDate(this.parts.clock.now());
  }
}

function sold(shown: readonly (ShownProduct | null)[]): readonly Product[] {
  return shown.flatMap((each) => (each?.withdrawal === null ? [each.product] : []));
}
