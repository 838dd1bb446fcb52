import { z } from 'zod';

import { InvalidConfiguration } from './invalid-configuration.js';

export const consoleFields = {
  /** The URL of the console, when it has a host name of its own. */
  CONSOLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** `off` means that staff log in only at the company's identity provider. */
  STAFF_PASSWORDS: z.enum(['on', 'off']).default('on'),
} as const;

type Given = z.infer<z.ZodObject<typeof consoleFields>>;

export interface ConsoleSettings {
  /** The console's URL without a trailing slash. It is the shop's URL when the console has none of its own. */
  readonly consoleUrl: string;
  /** The host (name and port) that serves only the console. Null when the shop's host serves it. */
  readonly consoleHost: string | null;
  /** True when staff cookies are sent only over HTTPS. */
  readonly consoleSecure: boolean;
  readonly staffPasswords: boolean;
}

/**
 * Reads the settings of the console. @throws InvalidConfiguration when nobody could log in to the console, or when it
 * shares the shop's host name
 */
export function consoleSettings(
  { CONSOLE_URL, STAFF_PASSWORDS }: Given,
  publicUrl: string,
  hasProvider: boolean,
): ConsoleSettings {
  if (STAFF_PASSWORDS === 'off' && !hasProvider)
    throw new InvalidConfiguration('STAFF_PASSWORDS: is off, and without STAFF_OIDC_ISSUER nobody could log in');
  const consoleUrl = new URL(CONSOLE_URL ?? publicUrl);
  const own = CONSOLE_URL !== undefined;
  if (own && consoleUrl.host === new URL(publicUrl).host)
    throw new InvalidConfiguration('CONSOLE_URL: names the host of PUBLIC_URL; leave it out, or name another');
  if (own && (consoleUrl.pathname !== '/' || consoleUrl.search !== ''))
    throw new InvalidConfiguration('CONSOLE_URL: must be a host alone, such as https://konsol.algort.example');
  return {
    consoleUrl: own ? consoleUrl.origin : publicUrl.replace(/\/+$/, ''),
    consoleHost: own ? consoleUrl.host : null,
    consoleSecure: consoleUrl.protocol === 'https:',
    staffPasswords: STAFF_PASSWORDS === 'on',
  };
}
