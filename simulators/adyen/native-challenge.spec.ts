import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { PaymentAction, PaymentAnswer } from '../../services/partners/adyen/gateway.js';
import { card, CHALLENGED, payment, paymentId, stage, submitForm, type Stage } from './simulator.fixture.js';

const FRICTIONLESS = '5201281505129736';
const ONLY_CHALLENGED = '4212345678910006';
const ONLY_POSTED = '4212345678901237';

let at: Stage;
beforeEach(async () => {
  at = await stage();
});
afterEach(() => at.close());

type Native = Extract<PaymentAction, { type: 'threeDS2' }>;
interface Submitted {
  readonly type?: string;
  readonly action?: Native;
  readonly details?: { readonly threeDSResult: string };
}

const start = (number = CHALLENGED): Promise<PaymentAnswer> =>
  at.adyen.start(payment(card(number), { threeDSecure: 'native' }), 'start-1');

function nativeOf({ action }: Pick<PaymentAnswer, 'action'>): Native {
  if (action?.type !== 'threeDS2') throw new Error('expected 3-D Secure within the page');
  return action;
}

const tokenOf = ({ token }: Native): Record<string, string> =>
  JSON.parse(Buffer.from(token, 'base64').toString()) as Record<string, string>;

/** Does what the partner's script does after the hidden frame. */
async function fingerprinted({ paymentData = '' }: Native): Promise<Submitted> {
  const form = { fingerprintResult: btoa(JSON.stringify({ threeDSCompInd: 'Y' })), paymentData };
  const answer = await submitForm(`${at.simulator.origin}/hosted/threeds2/submit-fingerprint`, form);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Submitted;
}

async function challenged(): Promise<{ readonly challenge: Native; readonly acsURL: string }> {
  const { action } = await fingerprinted(nativeOf(await start()));
  const challenge = nativeOf({ action: action ?? null });
  return { challenge, acsURL: tokenOf(challenge)['acsURL'] ?? '' };
}

/** What the partner's script makes of the message that the bank's last page sends. */
function resultOf({ authorisationToken }: Native, transStatus: string): string {
  return btoa(JSON.stringify({ transStatus, authorisationToken }));
}

const submit = (threeDSResult: string, key = 'details-1'): Promise<PaymentAnswer> =>
  at.adyen.submitDetails({ threeDSResult }, key);

describe('3-D Secure 2 within the page', () => {
  test('looks at the browser, then asks the shopper in a frame, and the result authorises', async () => {
    const started = await start();
    expect(started).toMatchObject({ resultCode: 'IdentifyShopper', action: { subtype: 'fingerprint' } });
    const looked = await submitForm(tokenOf(nativeOf(started))['threeDSMethodUrl'] ?? '', { threeDSMethodData: 'x' });
    expect(await looked.text()).toContain('fingerPrintResult');
    const challenge = nativeOf({ action: (await fingerprinted(nativeOf(started))).action ?? null });
    expect(challenge.subtype).toBe('challenge');
    const { acsURL = '' } = tokenOf(challenge);
    expect(await (await submitForm(acsURL, { creq: 'x' })).text()).toContain('199\u00a0kr');
    const done = await (await submitForm(acsURL, { password: 'password' })).text();
    expect(done).toContain('\\"transStatus\\":\\"Y\\"');
    expect(done).toContain('"http://localhost:3000"');
    expect(await at.told()).toEqual([]);
    expect(await submit(resultOf(challenge, 'Y'))).toMatchObject({ resultCode: 'Authorised' });
    expect(await at.told()).toMatchObject([{ type: 'AuthorisationSucceeded', paymentId }]);
  });

  test('asks nothing where the bank is content with the browser', async () => {
    const { type, details } = await fingerprinted(nativeOf(await start(FRICTIONLESS)));
    expect(type).toBe('completed');
    expect(await submit(details?.threeDSResult ?? '')).toMatchObject({ resultCode: 'Authorised' });
  });

  test('begins with the question where the bank does not look at the browser', async () => {
    const started = await start(ONLY_CHALLENGED);
    expect(started).toMatchObject({ resultCode: 'ChallengeShopper', action: { subtype: 'challenge' } });
  });

  test('is a posted redirect at a bank that does not know it', async () => {
    expect(await start(ONLY_POSTED)).toMatchObject({ resultCode: 'RedirectShopper', action: { method: 'POST' } });
  });

  test.each<[string, Record<string, string>, string]>([
    ['cancels', { decision: 'cancel' }, 'Cancelled'],
    ['has failed three times', { password: 'x' }, 'Refused'],
  ])('ends without money when the shopper %s', async (_what, form, resultCode) => {
    const { challenge, acsURL } = await challenged();
    let page = '';
    for (const _try of [1, 2, 3]) page = await (await submitForm(acsURL, form)).text();
    expect(page).toContain('\\"transStatus\\":\\"N\\"');
    expect(await submit(resultOf(challenge, 'N'))).toMatchObject({ resultCode });
  });

  test.each(['Y', 'U'])('refuses the result %s of a browser while the bank has no answer', async (transStatus) => {
    expect(await submit(resultOf((await challenged()).challenge, transStatus))).toMatchObject({
      resultCode: 'Refused',
      refusalReason: '3D Not Authenticated',
    });
  });

  test('tells a second frame the first answer, and counts it once', async () => {
    const { challenge, acsURL } = await challenged();
    await submitForm(acsURL, { password: 'password' });
    const forms: readonly Record<string, string>[] = [{ password: 'x' }, { creq: 'x' }, { decision: 'cancel' }];
    for (const form of forms)
      expect(await (await submitForm(acsURL, form)).text()).toContain('\\"transStatus\\":\\"Y\\"');
    const result = resultOf(challenge, 'Y');
    const first = await submit(result);
    expect(await submit(result)).toEqual(first);
    await expect(submit(result, 'details-2')).rejects.toMatchObject({ outcome: 'unknown' });
    expect(await at.told()).toHaveLength(1);
  });

  test('a page that is loaded again asks the same question, or hears that it is answered', async () => {
    const fingerprint = nativeOf(await start());
    const { action } = await fingerprinted(fingerprint);
    expect(await fingerprinted(fingerprint)).toEqual({ action });
    await submitForm(tokenOf(action as Native)['acsURL'] ?? '', { password: 'password' });
    const { type, details } = await fingerprinted(fingerprint);
    expect([type, details?.threeDSResult]).toEqual(['completed', resultOf(action as Native, 'Y')]);
  });

  test.each(['', 'e30=', btoa('[]'), btoa('{"authorisationToken":7}'), btoa('{"authorisationToken":"invented"}')])(
    'refuses the result %s',
    async (result) => {
      await challenged();
      await expect(submit(result)).rejects.toMatchObject({ outcome: 'refused', code: '14_002' });
    },
  );
});
