import { z } from 'zod';

import { InvalidConfiguration } from './invalid-configuration.js';

/** The identity provider where staff log in (OpenID Connect). */
export interface StaffOidc {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The claim that lists groups, and the role of each group. The first matching group decides. */
  readonly groupClaim: string;
  readonly roles: readonly { readonly group: string; readonly role: 'support' | 'operations' | 'pharmacist' }[];
  readonly name: string;
}

export const staffOidcFields = {
  /** The provider's URL, for example https://login.example.se/realm. Its discovery document gives the endpoints. */
  STAFF_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  STAFF_OIDC_CLIENT_ID: z.string().min(1).optional(),
  STAFF_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  STAFF_OIDC_GROUP_CLAIM: z.string().min(1).default('groups'),
  /** The role of each group, for example "kundtjanst=support,drift=operations". */
  STAFF_OIDC_ROLES: z
    .string()
    .regex(
      /^[^=,]+=(support|operations|pharmacist)(,[^=,]+=(support|operations|pharmacist))*$/,
      'must be group=support, group=operations or group=pharmacist, divided by commas',
    )
    .optional(),
  STAFF_OIDC_NAME: z.string().min(1).default('företagets inloggning'),
} as const;

type Given = z.infer<z.ZodObject<typeof staffOidcFields>>;

/** Reads the settings of the identity provider. @throws InvalidConfiguration when only some of them are present */
export function staffOidc({
  STAFF_OIDC_ISSUER,
  STAFF_OIDC_CLIENT_ID,
  STAFF_OIDC_CLIENT_SECRET,
  STAFF_OIDC_ROLES,
  ...more
}: Given): StaffOidc | null {
  if (!STAFF_OIDC_ISSUER) return null;
  const missing = Object.entries({ STAFF_OIDC_CLIENT_ID, STAFF_OIDC_CLIENT_SECRET, STAFF_OIDC_ROLES }).find(
    ([, value]) => !value,
  )?.[0];
  if (missing || !STAFF_OIDC_CLIENT_ID || !STAFF_OIDC_CLIENT_SECRET || !STAFF_OIDC_ROLES)
    throw new InvalidConfiguration(`${missing}: is missing beside STAFF_OIDC_ISSUER`);
  const roles = STAFF_OIDC_ROLES.split(',').map((pair) => {
    const [group = '', role] = pair.split('=');
    return { group, role: role as StaffOidc['roles'][number]['role'] };
  });
  return {
    issuer: new URL(STAFF_OIDC_ISSUER),
    clientId: STAFF_OIDC_CLIENT_ID,
    clientSecret: STAFF_OIDC_CLIENT_SECRET,
    groupClaim: more.STAFF_OIDC_GROUP_CLAIM,
    roles,
    name: more.STAFF_OIDC_NAME,
  };
}
