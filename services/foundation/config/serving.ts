import { z } from 'zod';

/** A fraction is for tests, which have no time. */
const seconds = (usual: number) => z.coerce.number().min(0.05).max(86_400).default(usual);

/** How the process stands towards those who run it, and towards slow clients. */
export const servingFields = {
  /** What a reader of /metrics must bring; without it only the own machine may read, and nobody in production. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 signs').optional(),
  /** Host names beside PUBLIC_URL's by which production may be called, divided by commas. */
  ALLOWED_HOSTS: z
    .string()
    .regex(/^[a-z0-9.-]+(,[a-z0-9.-]+)*$/i, 'must be host names divided by commas, without ports')
    .optional(),
  /** Whether /api/docs is there: on, off; off in production unless it is named. */
  API_DOCS: z.enum(['on', 'off']).optional(),
  /** From SIGTERM to the end of the process, whatever clients and partners do. */
  STOP_WITHIN_SECONDS: seconds(8),
  /** A caller's time for the head of a call, and for the whole of it. */
  HEAD_WITHIN_SECONDS: seconds(10),
  CALL_WITHIN_SECONDS: seconds(30),
  /** How long a kept connection waits for its next call: longer than a balancer keeps it, which then never meets a closed one. */
  IDLE_SECONDS: seconds(65),
  /** How long a connection may stand still in the middle of a call or an answer: longer than the slowest answer. */
  SILENT_SECONDS: seconds(120),
} as const;

type Given = z.infer<z.ZodObject<typeof servingFields>>;

export interface CallLimits {
  readonly headMs: number;
  readonly callMs: number;
  readonly idleMs: number;
  readonly silentMs: number;
}

export interface Serving {
  readonly metricsToken: string | null;
  readonly allowedHosts: readonly string[];
  readonly apiDocs: boolean;
  readonly stopWithinMs: number;
  readonly callLimits: CallLimits;
}

export function servingFrom(given: Given, isProduction: boolean): Serving {
  return {
    metricsToken: given.METRICS_TOKEN ?? null,
    allowedHosts: given.ALLOWED_HOSTS?.split(',') ?? [],
    apiDocs: (given.API_DOCS ?? (isProduction ? 'off' : 'on')) === 'on',
    stopWithinMs: given.STOP_WITHIN_SECONDS * 1000,
    callLimits: {
      headMs: given.HEAD_WITHIN_SECONDS * 1000,
      callMs: given.CALL_WITHIN_SECONDS * 1000,
      idleMs: given.IDLE_SECONDS * 1000,
      silentMs: given.SILENT_SECONDS * 1000,
    },
  };
}
