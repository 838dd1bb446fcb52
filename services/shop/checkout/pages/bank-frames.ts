import { z } from 'zod';

import type { PaymentAction } from '../../../partners/adyen/gateway.js';

type Native = Extract<PaymentAction, { type: 'threeDS2' }>;

/** The addresses in a token of 3-D Secure 2, which the partner's script opens in frames. */
const opened = z
  .object({
    acsURL: z.string(),
    threeDSMethodUrl: z.string(),
    threeDSMethodURL: z.string(),
    threeDSMethodNotificationURL: z.string(),
    threeDSNotificationURL: z.string(),
  })
  .partial();

/**
 * What the page of a challenge may put into frames. The partner's script learns the bank's own address only after the
 * fingerprint, when the policy of the page is fixed. So any bank with HTTPS is allowed on this one page.
 */
export function bankFrames({ token }: Pick<Native, 'token'>, publicUrl: string): readonly string[] {
  const origins = Object.values(addressesIn(token)).map((url) => originOf(url, publicUrl));
  return ['https:', ...new Set(origins.filter((origin) => origin !== null))];
}

function addressesIn(token: string): z.infer<typeof opened> {
  try {
    return opened.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data ?? {};
  } catch {
    return {};
  }
}

/** Null for what is no web address: the text of a policy must contain nothing else. */
function originOf(url: string, publicUrl: string): string | null {
  if (!URL.canParse(url, publicUrl)) return null;
  const { protocol, origin } = new URL(url, publicUrl);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
