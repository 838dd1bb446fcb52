/** The partner's test cards. They are listed only outside production. */
export const testCards = [
  { number: '4111 1111 1111 1111', label: 'Godkänns' },
  { number: '4917 6100 0000 0000', label: '3-D Secure, lösenord: password' },
  { number: '5555 5555 5555 4444', label: 'Godkänns; kortinnehavare DECLINED nekas' },
] as const;
