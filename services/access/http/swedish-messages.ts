import { z } from 'zod';

/** Zod's own messages in Swedish, for faults that the seeds give no text for. */
export function speakSwedish(): void {
  z.config(z.locales.sv());
}
