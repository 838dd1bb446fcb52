import { createContext, useContext } from 'react';

/** The nonce of this response's Content-Security-Policy. It is empty in the browser, where scripts cannot read it. */
export const NonceContext = createContext('');

export function useNonce(): string {
  return useContext(NonceContext);
}
