import { sealed } from '../../simulators/adyen/seal.js';
import type { Answer, Shopper } from './shopper.js';

export const astrid = {
  firstName: 'Astrid',
  lastName: 'Ekström',
  email: 'astrid.ekstrom@exempel.se',
  phoneNumber: '0701234567',
  postalCode: '118 20',
  street: 'Hornsgatan 1',
  city: 'Stockholm',
  careOf: null,
} as const;

export const approvedCard = cardOf('4111111111111111');
export const challengedCard = cardOf('4917610000000000');
export const refusedCard = { ...approvedCard, holderName: 'DECLINED' };

const browserInfo = {
  acceptHeader: '*/*',
  colorDepth: 24,
  javaEnabled: false,
  language: 'sv-SE',
  screenHeight: 844,
  screenWidth: 390,
  timeZoneOffset: -60,
  userAgent: 'Mozilla/5.0',
} as const;

export interface PurchaseOptions {
  readonly varuId: string;
  readonly quantity?: number;
  readonly paymentMethod?: string;
  /** The details of a method that needs more than its name. */
  readonly details?: object;
  readonly card?: Readonly<Record<keyof typeof approvedCard, string>>;
  readonly saveCard?: boolean;
  /** Whether the browser tells of itself, as one with scripts does. */
  readonly scripts?: boolean;
  readonly key?: string;
}

export async function purchase(
  shopper: Shopper,
  { varuId, quantity = 1, ...payment }: PurchaseOptions,
): Promise<Answer> {
  await expectOk(shopper.post('/cart/add-quantity', { id: varuId, quantity }));
  await expectOk(shopper.put('/customer-details', astrid));
  await expectOk(shopper.put('/shipments/sync-user-choice', { optionId: 'postal' }));
  return pay(shopper, payment);
}

export function pay(
  shopper: Shopper,
  {
    paymentMethod = 'scheme',
    card = approvedCard,
    details,
    saveCard,
    scripts,
    key,
  }: Omit<PurchaseOptions, 'varuId' | 'quantity'> = {},
): Promise<Answer> {
  const paymentDetails = paymentMethod === 'scheme' ? card : (details ?? { type: paymentMethod });
  return shopper.post(
    '/payments/start',
    {
      paymentMethod,
      paymentDetails,
      ageDeclared: true,
      ...(saveCard && { saveCard }),
      ...(scripts && { browserInfo }),
    },
    key ? { 'idempotency-key': key } : {},
  );
}

/** Returns a hash of the present cart. A payment must send it, and can then pay only for this very cart. */
export async function shownTo(shopper: Shopper): Promise<string> {
  const { shown } = (await shopper.get('/cart')).body;
  return String(shown);
}

async function expectOk(answer: Promise<Answer>): Promise<void> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`expected 200, got ${status}: ${JSON.stringify(body)}`);
}

function cardOf(number: string) {
  return {
    type: 'scheme',
    encryptedCardNumber: sealed(number),
    encryptedExpiryMonth: sealed('03'),
    encryptedExpiryYear: sealed('2030'),
    encryptedSecurityCode: sealed('737'),
    holderName: 'A Ekström',
  } as const;
}
