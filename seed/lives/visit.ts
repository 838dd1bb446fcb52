import type { CartState, ContactDetails } from '../../domain/cart/index.js';
import { customer } from '../../domain/customer/index.js';
import type { DeliveryOptionId } from '../../domain/delivery/index.js';
import { type Uuid } from '../../domain/kernel/index.js';
import { chequesOn } from '../../domain/member/index.js';
import { AddToCart } from '../../services/shop/cart/commands/add-to-cart.js';
import { SetCartQuantity } from '../../services/shop/cart/commands/set-cart-quantity.js';
import { ChooseDelivery } from '../../services/shop/checkout/delivery/choose-delivery.js';
import { SaveDetails } from '../../services/shop/checkout/save-details.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { CommandContext } from '../../services/foundation/command-handling/command-context.js';
import { ApplyCheque } from '../../services/shop/cart/cheque/apply-cheque.js';
import { ApplyCoupon } from '../../services/shop/cart/discount/coupon/apply-coupon.js';
import { SelectGift } from '../../services/shop/cart/discount/gift/select-gift.js';
import { GIFT_CODE } from '../catalogue/campaigns.js';
import { GENERATED_CODES, planWelcome, welcomeCode } from '../plan-coupons.js';
import { RemoveCheque } from '../../services/shop/cart/cheque/remove-cheque.js';
import { RegisterMember } from '../../services/person/member/register-member.js';
import type { Shopper } from '../../services/access/http/request.js';
import type { Session } from '../../services/access/session/session.js';
import { identifiedUntil } from '../../domain/session/index.js';
import type { Wanted } from '../floor/special-goods.js';
import type { Self, World } from './world.js';

/** One visit of a customer to the shop. The shop may refuse its commands, as it does for a real person. */
export class Visit {
  private steps = 0;
  private session: Session;

  constructor(
    readonly world: World,
    readonly self: Self,
    readonly visitId: Uuid,
  ) {
    const sessionId = derivedId(visitId, 'session');
    this.session = {
      sessionId,
      cartId: derivedId(visitId, 'cart'),
      customerId: null,
      identifiedUntil: null,
      expiresAt: '',
      stayLoggedIn: false,
      method: null,
    };
  }

  get customerId(): Uuid | null {
    return this.session.customerId;
  }

  /**
   * The context of the next command. Its ids are derived from the visit, so that the same seed gives the same events.
   */
  context(): CommandContext {
    const commandId = derivedId(this.visitId, (this.steps += 1));
    const id = this.session.customerId ?? this.session.sessionId;
    return {
      commandId,
      correlationId: derivedId(commandId, 'request'),
      causationId: null,
      actor: { kind: 'customer', id },
    };
  }

  shopper(): Shopper {
    return { session: this.session, context: this.context(), address: '' };
  }

  linger(least = 5, most = 70): void {
    this.world.floor.clock.pass(this.self.chance.between(least, most));
  }

  async logIn(): Promise<void> {
    const { floor } = this.world;
    const { customerId, person } = this.self;
    if (!customerId) return;
    this.linger();
    const { personNumber, contact } = person;
    this.world.care.customers.add(personNumber, customerId);
    const at = floor.clock.now();
    const validUntil = identifiedUntil(at);
    const { firstName, lastName } = contact;
    const method = this.self.chance.chance(0.85) ? 'BankID' : 'FrejaPlus';
    const context = { ...this.context(), actor: { kind: 'customer', id: customerId } } as const;
    await floor.commands.handle(
      customer,
      customerId,
      { type: 'Identify', customerId, personNumber, firstName, lastName, method, at, validUntil },
      context,
    );
    const cartId = await floor.cartAtLogin.bringTogether(customerId, this.session, {
      ...this.context(),
      actor: context.actor,
    });
    this.session = { ...this.session, customerId, cartId: await this.known(cartId), identifiedUntil: validUntil };
  }

  async cart(): Promise<CartState> {
    return (await this.world.floor.current.of(this.session)).state;
  }

  async put({ varuId, quantity }: Wanted): Promise<void> {
    this.linger();
    await this.world.floor.addToCart.execute(new AddToCart(this.shopper(), varuId, quantity));
  }

  async putAll(picks: readonly Wanted[]): Promise<void> {
    for (const pick of picks) await this.put(pick);
  }

  async setQuantity(varuId: string, quantity: number): Promise<void> {
    this.linger();
    await this.world.floor.setQuantity.execute(new SetCartQuantity(this.shopper(), varuId, quantity));
  }

  async empty(): Promise<void> {
    for (const { varuId } of (await this.cart()).lines) await this.setQuantity(varuId, 0);
  }

  /** Joins the club, and gets a code for one purchase. */
  async join(): Promise<boolean> {
    this.linger(40, 120);
    const { floor } = this.world;
    const { email, phoneNumber } = this.self.person.contact;
    const joined = (await floor.register.execute(new RegisterMember(this.shopper(), email, phoneNumber))).ok;
    if (joined) await planWelcome(floor.commands, this.self.root, floor.clock.today());
    return joined;
  }

  async giveDetails(contact: ContactDetails): Promise<void> {
    this.linger(20, 60);
    await this.world.floor.saveDetails.execute(new SaveDetails(this.shopper(), contact));
  }

  /** Chooses the wanted delivery option, or any. Returns false when it is not offered for the goods and the address. */
  async chooseDelivery(wanted: DeliveryOptionId | null = null): Promise<boolean> {
    this.linger();
    const state = await this.cart();
    const now = this.world.floor.clock.now();
    const { options } = await this.world.floor.deliveries.of(state, state.details?.postalCode ?? '', now);
    const offered = options
      .filter((option) => this.customerId || !option.requiresIdentification)
      .filter(({ optionId }) => wanted === null || optionId === wanted);
    if (offered.length === 0) return false;
    const { optionId } = this.self.chance.pick(offered);
    return (await this.world.floor.chooseDelivery.execute(new ChooseDelivery(this.shopper(), optionId))).ok;
  }

  /** Puts the cheque that expires first into the cart. */
  async useCheque(): Promise<boolean> {
    const { floor } = this.world;
    const member = this.customerId ? await floor.memberOf.active(this.customerId) : null;
    if (!member) return false;
    const state = await this.cart();
    const usable = chequesOn(member.state, floor.clock.today()).filter(({ status }) => status === 'active');
    const [cheque] = usable.sort((a, b) => (a.validTo < b.validTo ? -1 : 1));
    if (!cheque || state.cheque || state.lines.length === 0) return false;
    this.linger();
    return floor.applyCheque.execute(new ApplyCheque(this.shopper(), cheque.chequeId)).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /**
   * Enters a code: in about one visit of eight a common one, in two of eight that of a new member. The visit's id
   * decides, so other draws stay the same.
   */
  async useCoupon(): Promise<boolean> {
    const draw = Number.parseInt(this.visitId.slice(0, 2), 16);
    const code = GENERATED_CODES[draw % 16] ?? (draw % 16 < 6 ? welcomeCode(this.self.root) : null);
    if (!code || (await this.cart()).lines.length === 0) return false;
    return this.world.floor.applyCoupon.execute(new ApplyCoupon(this.shopper(), code)).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Enters the gift code, in about one visit of four. The visit's id decides, as for a coupon. */
  async useGift(): Promise<boolean> {
    const draw = Number.parseInt(this.visitId.slice(2, 4), 16);
    const { floor } = this.world;
    const { gift } = (await floor.campaigns.running()).find((running) => running.gift?.code === GIFT_CODE) ?? {};
    if (!gift || draw % 4 > 0 || (await this.cart()).lines.length === 0) return false;
    const selected = gift.varuIds[draw % gift.varuIds.length] ?? null;
    return floor.selectGift.execute(new SelectGift(this.shopper(), GIFT_CODE, selected)).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Removes a cheque that has expired since the customer put it into the cart. */
  async removeExpiredCheque(): Promise<void> {
    const { cheque } = await this.cart();
    if (!cheque || cheque.validTo >= this.world.floor.clock.today()) return;
    this.linger();
    await this.world.floor.removeCheque.execute(new RemoveCheque(this.shopper(), cheque.chequeId));
  }

  async logOut(): Promise<void> {
    const { customerId } = this;
    if (!customerId) return;
    this.linger();
    const at = this.world.floor.clock.now();
    await this.world.floor.commands.handle(customer, customerId, { type: 'LogOut', at }, this.context());
  }

  async leave(): Promise<void> {
    const { cartId, state } = await this.world.floor.current.of(this.session);
    const left = state.phase === 'open' || state.phase === 'frozen';
    if (this.customerId) this.world.floor.openCarts.leave(this.customerId, left ? cartId : null);
  }

  /** Gives a new cart an id that is derived from the visit. The log-in would give it a random id. */
  private async known(cartId: Uuid): Promise<Uuid> {
    const { state } = await this.world.floor.current.of({ ...this.session, cartId });
    return state.phase === 'absent' ? derivedId(this.visitId, 'own cart') : cartId;
  }
}
