import type { CartService } from '../../shop/cart/contract.js';
import type { CatalogueService } from '../../shop/catalogue/contract.js';
import type { CardsService } from '../../shop/checkout/payment/contract.js';
import type { CheckoutService } from '../../shop/checkout/contract.js';
import type { ContentService } from '../../shop/content/contract.js';
import type { DeliveryService } from '../../shop/delivery/contract.js';
import type { FavouritesService } from '../../shop/favourites/contract.js';
import type { LoginService } from '../../person/login/contract.js';
import type { MemberService } from '../../person/member/contract.js';
import type { MessageService } from '../../person/messages/contract.js';
import type { OrdersService } from '../../shop/order/contract.js';
import type { PharmacyService } from '../../shop/pharmacy/contract.js';
import type { DispensingService } from '../../care/dispensing/contract.js';
import type { RecallService } from '../../care/recall/contract.js';
import type { HealthLookService } from '../../care/health-look/contract.js';
import type { HighCostService } from '../../care/high-cost/contract.js';
import type { ReminderService } from '../../care/reminder/contract.js';
import type { WarrantService } from '../../care/warrant/contract.js';
import type { PrescriptionCartService } from '../../care/prescription-cart/contract.js';
import type { PrescriptionService } from '../../care/prescription/contract.js';
import type { NoticeService } from '../../person/notices/contract.js';
import type { ProfileService } from '../../person/profile/contract.js';
import type { ReceiptService } from '../../shop/receipt/contract.js';
import type { SessionService } from '../../access/session/contract.js';
import type { ComplaintService } from '../../shop/complaint/contract.js';
import type { CollectionService } from '../../shop/collection/contract.js';
import type { WithdrawalService } from '../../shop/withdrawal/contract.js';

/**
 * The shop's services for the pages, for one request's session. No call takes a customer id or a cart id. Results are
 * plain JSON. A refusal is `{ ok: false, errors }`; an exception is a fault and shows 'Whoops!'. Every call sees the
 * session's own earlier writes.
 */
export interface ShopServices {
  readonly catalogue: CatalogueService;
  readonly cart: CartService;
  readonly checkout: CheckoutService;
  readonly cards: CardsService;
  readonly delivery: DeliveryService;
  readonly member: MemberService;
  readonly messages: MessageService;
  readonly notices: NoticeService;
  readonly orders: OrdersService;
  readonly login: LoginService;
  readonly content: ContentService;
  readonly pharmacies: PharmacyService;
  readonly favourites: FavouritesService;
  readonly dispensings: DispensingService;
  readonly recalls: RecallService;
  readonly healthLooks: HealthLookService;
  readonly highCost: HighCostService;
  readonly prescriptions: PrescriptionService;
  readonly prescriptionCart: PrescriptionCartService;
  readonly reminders: ReminderService;
  readonly warrants: WarrantService;
  readonly profile: ProfileService;
  readonly receipts: ReceiptService;
  readonly session: SessionService;
  readonly withdrawals: WithdrawalService;
  readonly complaints: ComplaintService;
  readonly collection: CollectionService;
}
