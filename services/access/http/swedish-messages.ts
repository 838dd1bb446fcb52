import { z } from 'zod';

/** Sets Zod's messages to Swedish, for errors without a text of their own. */
export function useSwedishMessages(): void {
  z.config(z.locales.sv());
}
