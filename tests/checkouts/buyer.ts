import { approve, insist, type Promised } from '../crash/persistent-shopper.js';
import { approvedCard, astrid } from '../shop/purchase.js';
import { Shopper, type Answer } from '../shop/shopper.js';

export interface Buying {
  readonly url: string;
  readonly varuId: string;
  readonly method: Promised['method'];
  /**
   * True when processes are killed or restarted. A call without a response is then repeated with the same key, instead
   * of being an error.
   */
  readonly patient: boolean;
}

interface CartBody {
  readonly lineItems: readonly { readonly varuId: string; readonly quantity: number }[];
}

interface PayBody {
  readonly success?: boolean;
  readonly purchaseOrderId?: string;
  readonly paymentId?: string;
  readonly adyenPaymentReply?: { readonly action?: { readonly url: string } | null };
}

/**
 * Buys two pieces of a product and checks the cart after each step.
 * @throws an error whose text is one line
 */
export async function buy({ url, varuId, method, patient }: Buying): Promise<Promised> {
  const shopper = new Shopper(url);
  const send = async (verb: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer['body']> => {
    const answer = await (patient ? insist(shopper, verb, path, body) : shopper.send(verb, path, body));
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const expectPieces = async (wanted: number): Promise<void> => {
    const { lineItems } = (await send('GET', '/cart')) as unknown as CartBody;
    const pieces = lineItems.find((line) => line.varuId === varuId)?.quantity ?? 0;
    if (pieces !== wanted) throw new Error(`the cart shows ${pieces} pieces, and ${wanted} were answered`);
  };
  for (const pieces of [1, 2]) {
    await send('POST', '/cart/add-quantity', { id: varuId, quantity: 1 });
    await expectPieces(pieces);
  }
  await send('PUT', '/customer-details', astrid);
  await send('PUT', '/shipments/sync-user-choice', { optionId: 'postal' });
  const paymentDetails = method === 'scheme' ? approvedCard : { type: 'swish' };
  const paid = (await send('POST', '/payments/start', {
    paymentMethod: method,
    paymentDetails,
    ageDeclared: true,
  })) as unknown as PayBody;
  const { purchaseOrderId: orderId, paymentId, success, adyenPaymentReply } = paid;
  if (!orderId || !paymentId) throw new Error(`a payment was answered without its order: ${JSON.stringify(paid)}`);
  if (success) await expectPieces(0);
  else if (method === 'swish') await approve(adyenPaymentReply?.action?.url);
  else throw new Error(`a card that is good was refused: ${JSON.stringify(paid)}`);
  return { orderId, paymentId, method };
}
