import type { Outcome } from './payments.js';

/** What the partner's script needs of an action of 3-D Secure 2. */
interface NativeAction {
  readonly type: string;
  readonly token: string;
  readonly paymentData: string;
  readonly authorisationToken: string;
}

/** The bank's question to one shopper, as the partner's script in the browser has got it. */
export interface BankFrame {
  /** Sends the form of the bank's page. */
  answer(form: Readonly<Record<string, string>>): Promise<string>;
  /** The result that the partner's script makes of the bank's last message. Y, N, or U when the time is over. */
  result(transStatus: 'Y' | 'N' | 'U'): string;
}

/** Does what the partner's script does in the browser: the look at the browser, and then the bank's question. */
export async function bankFrame(shopUrl: string, { adyenPaymentReply }: Outcome): Promise<BankFrame> {
  const fingerprint = adyenPaymentReply.action as unknown as NativeAction | null;
  if (fingerprint?.type !== 'threeDS2') throw new Error(`expected threeDS2, got ${fingerprint?.type}`);
  const { action } = await submitted(shopUrl, fingerprint);
  const { acsURL } = JSON.parse(Buffer.from(action.token, 'base64').toString()) as { readonly acsURL: string };
  return {
    answer: async (form) => (await post(new URL(acsURL, shopUrl), form)).text(),
    result: (transStatus) => btoa(JSON.stringify({ transStatus, authorisationToken: action.authorisationToken })),
  };
}

async function submitted(shopUrl: string, { token, paymentData }: NativeAction): Promise<{ action: NativeAction }> {
  const { threeDSMethodUrl } = JSON.parse(Buffer.from(token, 'base64').toString()) as { threeDSMethodUrl: string };
  await post(new URL(threeDSMethodUrl, shopUrl), { threeDSMethodData: 'x' });
  const address = threeDSMethodUrl.replace(/fingerprint\/.*$/, 'threeds2/submit-fingerprint');
  const answer = await post(new URL(address, shopUrl), { fingerprintResult: 'x', paymentData });
  return (await answer.json()) as { action: NativeAction };
}

/** The shop forwards forms to the simulated bank only from its own pages. */
function post(address: URL, form: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { origin: address.origin },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
}
