import { createContext, useContext } from 'react';

/** The CSP nonce of this response. It is empty in the browser, which does not let scripts read it. */
export const NonceContext = createContext('');

export function useNonce(): string {
  return useContext(NonceContext);
}
