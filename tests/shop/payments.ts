import type { Product } from '../../domain/catalogue/index.js';
import { order, type OrderState } from '../../domain/order/index.js';
import { payment, type PaymentState } from '../../domain/payment/index.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import type { AdyenSimulator } from '../../simulators/adyen/start.js';
import type { FinanceSimulator } from '../../simulators/finance/start.js';
import { anyProduct } from './look.js';
import type { Answer, Shopper } from './shopper.js';
import { startTestShop, type TestShop, type TestShopOptions } from './test-shop.js';

/** The answer of POST /payments/start and of POST /payments/payment-details. */
export interface Outcome {
  readonly success: boolean;
  readonly message: string | null;
  readonly purchaseOrderId: string;
  readonly paymentId: string;
  readonly adyenPaymentReply: {
    readonly resultCode: string;
    readonly action: { readonly type: string; readonly url: string; readonly paymentData?: string } | null;
  };
}

export const outcomeOf = ({ body }: Answer): Outcome => body as unknown as Outcome;

const ASTRID = '198507099805';

/** A shop for specs of payments, with one kind of goods to buy. */
export interface PaymentShop {
  readonly shop: TestShop;
  readonly cream: Product;
  readonly commands: CommandHandling;
  readonly adyen: AdyenSimulator;
  readonly company: FinanceSimulator;
  orderOf(orderId: string): Promise<OrderState>;
  phaseOf(orderId: string): Promise<OrderState['phase']>;
  paymentOf(paymentId: string): Promise<PaymentState>;
  /** A new browser in which Astrid has a strong log-in. */
  astrid(): Promise<Shopper>;
}

export async function openPaymentShop(options?: TestShopOptions): Promise<PaymentShop> {
  const shop = await startTestShop(options);
  const commands = shop.app.get(CommandHandling);
  const { adyen, finance } = shop.partners.simulated;
  if (!adyen || !finance) throw new Error('a shop for payments needs its simulated partners');
  const orderOf = (orderId: string) => commands.load(order, orderId);
  return {
    shop,
    cream: await anyProduct(shop, { type: 'Ha' }),
    commands,
    adyen,
    company: finance,
    orderOf,
    phaseOf: async (orderId) => (await orderOf(orderId)).phase,
    paymentOf: (paymentId) => commands.load(payment, paymentId),
    astrid: async () => {
      const shopper = shop.visitor();
      await shopper.logIn(ASTRID);
      return shopper;
    },
  };
}
