import * as oidc from 'openid-client';

import type { StaffOidc } from '../../../foundation/config/staff-oidc.js';
import type { StaffRole } from '../staff.js';
import type { Attempt } from './sealed-attempt.js';

/** The identity provider's claims about a staff member. */
export interface Vouched {
  /** The issuer and the person's id there. A typed login cannot have this form. */
  readonly subject: string;
  readonly name: string;
  /** The role in the console. Null for an employee who may not use the console. */
  readonly role: StaffRole | null;
}

/** A client for the authorization code flow with PKCE, state and nonce (OpenID Connect Core 3.1, RFC 9700). */
export class OidcProvider {
  private found: Promise<oidc.Configuration> | null = null;

  constructor(
    private readonly setting: StaffOidc,
    private readonly returnAddress: string,
  ) {}

  /**
   * Returns the URL of the provider's log-in page, and the values that the browser must return. @throws when the
   * provider does not respond
   */
  async start(): Promise<{
    readonly location: string;
    readonly attempt: Pick<Attempt, 'state' | 'nonce' | 'verifier'>;
  }> {
    const configuration = await this.configuration();
    const attempt = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
    const location = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.returnAddress,
      scope: 'openid profile',
      response_type: 'code',
      code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
      state: attempt.state,
      nonce: attempt.nonce,
    });
    return { location: location.href, attempt };
  }

  /**
   * Completes the log-in with the provider.
   * @param search the query of the URL to which the browser returned.
   * @throws when the response is not for this attempt, or not from the provider
   */
  async finish(search: string, { state, nonce, verifier }: Attempt): Promise<Vouched> {
    const address = new URL(this.returnAddress);
    address.search = search;
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const claims = (await oidc.authorizationCodeGrant(await this.configuration(), address, checks)).claims();
    if (!claims) throw new Error('the provider sent no identity');
    const groups = [claims[this.setting.groupClaim]].flat();
    const role = this.setting.roles.find(({ group }) => groups.includes(group))?.role ?? null;
    const name = typeof claims['name'] === 'string' && claims['name'] !== '' ? claims['name'] : claims.sub;
    return { subject: `oidc:${claims.iss}#${claims.sub}`, name: name.slice(0, 100), role };
  }

  /**
   * Reads the provider's configuration from its discovery document, once, and again after a failure. The id token's
   * signature is checked, although the token comes directly from the provider.
   */
  private configuration(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.setting;
    const plain = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    this.found ??= oidc
      .discovery(issuer, clientId, undefined, oidc.ClientSecretBasic(clientSecret), {
        execute: [oidc.enableNonRepudiationChecks, ...plain],
      })
      .catch((error: unknown) => {
        this.found = null;
        throw error;
      });
    return this.found;
  }
}
