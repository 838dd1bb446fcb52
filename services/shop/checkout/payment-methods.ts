/** Business rules of the checkout that are no law of one slice alone. */
export const checkoutRule = {
  /** CHK-11 */
  minimumAge: 18,
} as const;

/** In the order they are shown: those without credit first, none preselected (LAW-02). */
export const offeredMethods = ['scheme', 'swish'] as const;

export type OfferedMethod = (typeof offeredMethods)[number];

export function isOffered(methodId: string): methodId is OfferedMethod {
  return (offeredMethods as readonly string[]).includes(methodId);
}

/** The partner's test cards, shown outside production only. */
export const testCards = [
  { number: '4111 1111 1111 1111', label: 'Godkänns' },
  { number: '4917 6100 0000 0000', label: '3-D Secure, lösenord: password' },
  { number: '5555 5555 5555 4444', label: 'Godkänns; kortinnehavare DECLINED nekas' },
] as const;
