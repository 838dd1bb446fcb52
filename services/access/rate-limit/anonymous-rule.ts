import { dated } from '../../../domain/kernel/index.js';

/** The most that anonymous visitors from one IP address may write in an hour. */
export interface AnonymousRule {
  readonly guestCarts: number;
  readonly sessions: number;
  readonly searchEvents: number;
  /** Networks whose addresses many people share; `sharedTimes` multiplies their limits. */
  readonly shared: readonly string[];
  readonly sharedTimes: number;
}

/**
 * CRT-06, SES-08, CAT-05: the limits in production. The networks are carrier-grade NAT (RFC 6598) and companies'
 * private networks. An operator adds others with SHARED_NETWORKS.
 */
export const anonymousRule = dated<AnonymousRule>('anonymous-writes', [
  {
    from: '2000-01-01',
    value: {
      guestCarts: 20,
      sessions: 60,
      searchEvents: 2_000,
      shared: ['100.64.0.0/10', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
      sharedTimes: 20,
    },
  },
]);
