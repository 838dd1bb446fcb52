import { Inject, Injectable } from '@nestjs/common';

import { Permissions } from '../../access/permission/permissions.js';
import { permitted } from '../../access/permission/page-permission.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { LoginPages, LoginPagesParts } from '../../person/login/login-pages.js';
import { SessionPages, SessionPagesParts } from '../../person/login/own-sessions/session-pages.js';
import { MemberPages, MemberPagesParts, type ShopOfMember } from '../../person/member/member-pages.js';
import { MessagePages, MessagePagesParts } from '../../person/messages/message-pages.js';
import { NoticePages, NoticePagesParts } from '../../person/notices/notice-pages.js';
import { ProfilePages, ProfilePagesParts } from '../../person/profile/profile-pages.js';
import { DispensingPages, DispensingPagesParts } from '../../care/dispensing/dispensing-pages.js';
import { RecallPages, RecallPagesParts } from '../../care/recall/recall-pages.js';
import { HealthLookPages, HealthLookPagesParts } from '../../care/health-look/health-look-pages.js';
import { HighCostPages, HighCostPagesParts } from '../../care/high-cost/high-cost-pages.js';
import { ReminderPages, ReminderPagesParts } from '../../care/reminder/calls/reminder-pages.js';
import { WarrantPages, WarrantPagesParts } from '../../care/warrant/warrant-pages.js';
import {
  PrescriptionCartPages,
  PrescriptionCartPagesParts,
} from '../../care/prescription-cart/prescription-cart-pages.js';
import { PrescriptionPages, PrescriptionPagesParts } from '../../care/prescription/prescription-pages.js';
import { CartPages, CartPagesParts } from '../../shop/cart/cart-pages.js';
import { CardPages, CardPagesParts } from '../../shop/checkout/payment/card-pages.js';
import { CheckoutPages, CheckoutPagesParts } from '../../shop/checkout/pages/checkout-pages.js';
import { ContentPages } from '../../shop/content/content-pages.js';
import { DeliveryPages } from '../../shop/delivery/delivery-pages.js';
import { FavouritesPages, FavouritesPagesParts } from '../../shop/favourites/favourites-pages.js';
import { OrderPages, OrderPagesParts } from '../../shop/order/order-pages.js';
import { PharmacyPages } from '../../shop/pharmacy/pharmacy-pages.js';
import { CataloguePages } from '../../shop/search/pages/catalogue-pages.js';
import { ReceiptPages, ReceiptPagesParts } from '../../shop/receipt/receipt-pages.js';
import { ComplaintPages, ComplaintPagesParts } from '../../shop/complaint/complaint-pages.js';
import { CollectionPages, CollectionPagesParts } from '../../shop/collection/collection-pages.js';
import { WithdrawalPages, WithdrawalPagesParts } from '../../shop/withdrawal/withdrawal-pages.js';
import { pageFailures } from '../page-failures.js';
import { pagePermissions } from '../page-permissions.js';
import { failingAs } from './failed-call.js';
import { lazyServices, memoized } from './lazy-services.js';
import type { ShopServices } from './shop-services.js';

/** Creates the pages' services of each request. */
@Injectable()
export class PageServices {
  constructor(
    @Inject(Permissions) private readonly permissions: Permissions,
    @Inject(CataloguePages) private readonly catalogue: CataloguePages,
    @Inject(CartPagesParts) private readonly cart: CartPagesParts,
    @Inject(CheckoutPagesParts) private readonly checkout: CheckoutPagesParts,
    @Inject(CardPagesParts) private readonly cards: CardPagesParts,
    @Inject(DeliveryPages) private readonly delivery: DeliveryPages,
    @Inject(MemberPagesParts) private readonly member: MemberPagesParts,
    @Inject(MessagePagesParts) private readonly messages: MessagePagesParts,
    @Inject(OrderPagesParts) private readonly orders: OrderPagesParts,
    @Inject(LoginPagesParts) private readonly login: LoginPagesParts,
    @Inject(ContentPages) private readonly content: ContentPages,
    @Inject(PharmacyPages) private readonly pharmacies: PharmacyPages,
    @Inject(FavouritesPagesParts) private readonly favourites: FavouritesPagesParts,
    @Inject(DispensingPagesParts) private readonly dispensings: DispensingPagesParts,
    @Inject(RecallPagesParts) private readonly recalls: RecallPagesParts,
    @Inject(HealthLookPagesParts) private readonly healthLooks: HealthLookPagesParts,
    @Inject(HighCostPagesParts) private readonly highCost: HighCostPagesParts,
    @Inject(PrescriptionPagesParts) private readonly prescriptions: PrescriptionPagesParts,
    @Inject(ReminderPagesParts) private readonly reminders: ReminderPagesParts,
    @Inject(WarrantPagesParts) private readonly warrants: WarrantPagesParts,
    @Inject(PrescriptionCartPagesParts) private readonly prescriptionCart: PrescriptionCartPagesParts,
    @Inject(NoticePagesParts) private readonly notices: NoticePagesParts,
    @Inject(ProfilePagesParts) private readonly profile: ProfilePagesParts,
    @Inject(SessionPagesParts) private readonly session: SessionPagesParts,
    @Inject(ReceiptPagesParts) private readonly receipts: ReceiptPagesParts,
    @Inject(WithdrawalPagesParts) private readonly withdrawals: WithdrawalPagesParts,
    @Inject(ComplaintPagesParts) private readonly complaints: ComplaintPagesParts,
    @Inject(CollectionPagesParts) private readonly collection: CollectionPagesParts,
  ) {}

  of(scope: RequestScope): ShopServices {
    const cart = memoized(() => new CartPages(this.cart, scope));
    const orders = memoized(() => new OrderPages(this.orders, scope));
    const services: { readonly [Name in keyof ShopServices]: () => ShopServices[Name] } = {
      catalogue: () => this.catalogue.of(scope),
      cart,
      checkout: () => new CheckoutPages(this.checkout, scope, cart()),
      cards: () => new CardPages(this.cards, scope),
      delivery: () => this.delivery,
      member: () => new MemberPages(this.member, scope, shopOfMember(cart, orders)),
      messages: () => new MessagePages(this.messages, scope),
      notices: () => new NoticePages(this.notices, scope),
      orders,
      login: () => new LoginPages(this.login, scope),
      content: () => this.content,
      pharmacies: () => this.pharmacies,
      favourites: () => new FavouritesPages(this.favourites, scope),
      dispensings: () => new DispensingPages(this.dispensings, scope),
      recalls: () => new RecallPages(this.recalls, scope),
      healthLooks: () => new HealthLookPages(this.healthLooks, scope),
      highCost: () => new HighCostPages(this.highCost, scope),
      prescriptions: () => new PrescriptionPages(this.prescriptions, scope),
      reminders: () => new ReminderPages(this.reminders, scope),
      warrants: () => new WarrantPages(this.warrants, scope),
      prescriptionCart: () => new PrescriptionCartPages(this.prescriptionCart, scope),
      profile: () => new ProfilePages(this.profile, scope),
      session: () => new SessionPages(this.session, scope),
      receipts: () => new ReceiptPages(this.receipts, scope),
      withdrawals: () => new WithdrawalPages(this.withdrawals, scope),
      complaints: () => new ComplaintPages(this.complaints, scope),
      collection: () => new CollectionPages(this.collection, scope),
    };
    return lazyServices(services, (name, service) =>
      failingAs(
        permitted(service, pagePermissions[name], this.permissions, () => scope.session),
        pageFailures[name],
      ),
    );
  }
}

function shopOfMember(cart: () => CartPages, orders: () => OrderPages): ShopOfMember {
  return {
    cheques: async (member) => cart().cheques((await cart().current()).state, member),
    purchases: (most) => orders().latest(most),
  };
}
