import { z } from 'zod';

import { InvalidConfiguration } from './invalid-configuration.js';

export const consoleFields = {
  /** Where staff find the console, if it has a host name of its own. */
  CONSOLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** `off`: staff log in at the company's own provider alone. */
  STAFF_PASSWORDS: z.enum(['on', 'off']).default('on'),
} as const;

type Given = z.infer<z.ZodObject<typeof consoleFields>>;

export interface ConsoleSettings {
  /** Where the console is found, without a slash at the end: the shop's own address where it has none of its own. */
  readonly consoleUrl: string;
  /** Name and port of the host that answers the console and nothing else; null where the shop's own does. */
  readonly consoleHost: string | null;
  /** Staff's cookies are for encrypted connections alone. */
  readonly consoleSecure: boolean;
  readonly staffPasswords: boolean;
}

/** @throws InvalidConfiguration for a console that nobody could enter, or that is no host of its own. */
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
