import { z } from 'zod';

/** Defines a setting in seconds. Fractions are allowed, because tests need short times. */
const seconds = (usual: number) => z.coerce.number().min(0.05).max(86_400).default(usual);

export const servingFields = {
  /** The token for /metrics. Without a token, only localhost may read /metrics, and in production nobody may. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 signs').optional(),
  /** Host names that production accepts beside PUBLIC_URL's, separated by commas. */
  ALLOWED_HOSTS: z
    .string()
    .regex(/^[a-z0-9.-]+(,[a-z0-9.-]+)*$/i, 'must be host names divided by commas, without ports')
    .optional(),
  /** Whether /api/docs exists (`on` or `off`). The default in production is off. */
  API_DOCS: z.enum(['on', 'off']).optional(),
  /** After SIGTERM the process ends within this time, even when clients or partners are slow. */
  STOP_WITHIN_SECONDS: seconds(8),
  /** Timeouts for the head of a request and for the whole request. */
  HEAD_WITHIN_SECONDS: seconds(10),
  CALL_WITHIN_SECONDS: seconds(30),
  /**
   * The idle time of a keep-alive connection. It is longer than a load balancer's, so that the balancer never reuses a
   * closed connection.
   */
  IDLE_SECONDS: seconds(65),
  /** How long a connection may stall during a request or response. It is longer than the slowest response. */
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
