import { z } from 'zod';

/** Zod's own messages in Swedish, for faults without a text in the seeds. */
export function speakSwedish(): void {
  z.config(z.locales.sv());
}
