import { ManualTime } from '../simulation/timers.js';
import { listenForWebhooks, type WebhookListener } from '../simulation/webhook-listener.js';
import { AdyenClient } from '../../services/partners/adyen/client.js';
import type { Cardholder, PaymentMethodDetails, StartPayment } from '../../services/partners/adyen/gateway.js';
import type { PaymentNotification } from '../../services/partners/adyen/notification.js';
import { readWebhook } from '../../services/partners/adyen/webhook.js';
import { startAdyenSimulator, type AdyenSimulator, type AdyenSimulatorOptions } from './start.js';

export const apiKey = 'test-api-key';
export const hmacKey = 'AB'.repeat(32);
export const merchantAccount = 'AlgortSE';
export const paymentId = '0b7c2f7e-6a0e-4c51-9d7e-2f1a8e9d5c11';
export const shopperId = '5a3a1b52-1f6c-4f0f-bb39-8a1f7d2e6c33';

export const VISA = '4111111111111111';
export const CHALLENGED = '4917610000000000';

export function card(number: string, holderName = 'Test Person'): PaymentMethodDetails {
  return {
    type: 'scheme',
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
    holderName,
  };
}

export const cardholder: Cardholder = {
  origin: 'http://localhost:3000',
  ip: '192.0.2.7',
  email: 'astrid@exempel.se',
  address: { street: 'Hornsgatan 1', postalCode: '11820', city: 'Stockholm' },
  browserInfo: null,
};

export function payment(method: PaymentMethodDetails, fields: Partial<StartPayment> = {}): StartPayment {
  return {
    paymentId,
    amount: 19900,
    method,
    capture: method.type === 'swish' || method.type === 'trustly' ? 'at-once' : 'later',
    shopperId: null,
    storeCard: false,
    returnUrl: 'http://localhost:3000/shop/payment-return?order=1001',
    channel: 'Web',
    threeDSecure: 'redirect',
    cardholder: method.type === 'scheme' ? cardholder : null,
    ...fields,
  };
}

export interface Stage {
  readonly time: ManualTime;
  readonly shop: WebhookListener;
  readonly adyen: AdyenClient;
  simulator: AdyenSimulator;
  /** Resolves with all notifications so far, when no webhook is being sent. */
  told(): Promise<PaymentNotification[]>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a simulator, a client and a shop that receives webhooks. Each has its own port, and the clock is fixed. */
export async function stage(options: Partial<AdyenSimulatorOptions> = {}): Promise<Stage> {
  const time = new ManualTime('2026-11-21T09:00:00.000Z');
  const shop = await listenForWebhooks();
  const start = (port?: number) =>
    startAdyenSimulator({
      apiKey,
      hmacKey,
      merchantAccount,
      webhookUrl: shop.url,
      now: time.now,
      timers: time,
      port,
      ...options,
    });
  const simulator = await start();
  const adyen = new AdyenClient({ url: simulator.url, apiKey, merchantAccount });
  const built: Stage = {
    time,
    shop,
    adyen,
    simulator,
    told: async () => {
      await built.simulator.idle();
      return shop.received.flatMap(read);
    },
    restart: async () => {
      await built.simulator.close();
      built.simulator = await start(Number(new URL(simulator.origin).port));
    },
    close: async () => {
      await adyen.close();
      await built.simulator.close();
      await shop.close();
    },
  };
  return built;
}

function read(body: unknown): readonly PaymentNotification[] {
  const reading = readWebhook(body, { hmacKey, merchantAccount });
  if (!reading.ok) throw new Error(reading.rejection.type);
  return reading.notifications;
}

/** Sends the form of the bank's page as the shopper's browser does. */
export async function submitForm(url: string, form: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}
