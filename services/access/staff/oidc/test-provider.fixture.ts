import { createHash, randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

/** The faults that a test can switch on. */
export interface Faults {
  /** Replaces claims of the id token. */
  claims?: JWTPayload;
  /** Signs with a key that the provider does not publish. */
  forged?: boolean;
}

/** An OpenID provider for tests, over real HTTP: discovery, keys, authorisation, tokens with PKCE. */
export class TestProvider {
  faults: Faults = {};
  person: JWTPayload = { sub: '7', name: 'Pelle Personal', groups: ['kundtjanst'] };
  private readonly codes = new Map<string, URLSearchParams>();

  private constructor(
    private readonly server: Server,
    private readonly keys: Keys,
    private readonly others: Keys,
    readonly issuer: string,
  ) {}

  static async start(): Promise<TestProvider> {
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const pair = (): Promise<Keys> => generateKeyPair('RS256', { extractable: true });
    const provider = new TestProvider(
      server,
      await pair(),
      await pair(),
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    );
    server.on('request', (request, response) => {
      void provider
        .answer(request)
        .then(({ status = 200, headers = {}, body }) =>
          response
            .writeHead(status, { 'content-type': 'application/json', ...headers })
            .end(JSON.stringify(body ?? {})),
        );
    });
    return provider;
  }

  close(): Promise<unknown> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  /** Acts as the browser: the person approves and is redirected. */
  async approve(location: string): Promise<URL> {
    const response = await fetch(location, { redirect: 'manual' });
    return new URL(response.headers.get('location') as string);
  }

  private async answer(
    request: IncomingMessage,
  ): Promise<{ status?: number; headers?: Record<string, string>; body?: unknown }> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.issuer);
    if (pathname === '/.well-known/openid-configuration') return { body: this.discovery() };
    if (pathname === '/keys')
      return { body: { keys: [{ ...(await exportJWK(this.keys.publicKey)), alg: 'RS256', use: 'sig', kid: '1' }] } };
    if (pathname === '/authorise') return this.authorise(searchParams);
    return pathname === '/token' ? this.token(request) : { status: 404 };
  }

  private discovery(): object {
    const { issuer } = this;
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorise`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    };
  }

  private authorise(asked: URLSearchParams) {
    const code = randomUUID();
    this.codes.set(code, asked);
    const back = new URL(asked.get('redirect_uri') as string);
    back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
    return { status: 302, headers: { location: back.href } };
  }

  private async token(request: IncomingMessage) {
    const form = new URLSearchParams(await bodyOf(request));
    const asked = this.codes.get(form.get('code') ?? '');
    this.codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const credentials = Buffer.from(request.headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString();
    const authorised = decodeURIComponent(credentials) === 'konsol:hemlig-nog';
    if (
      !asked ||
      !authorised ||
      asked.get('code_challenge') !== challenge ||
      form.get('redirect_uri') !== asked.get('redirect_uri')
    )
      return { status: 400, body: { error: 'invalid_grant' } };
    return {
      body: { access_token: 'a', token_type: 'Bearer', id_token: await this.idToken(asked.get('nonce') ?? '') },
    };
  }

  private idToken(nonce: string): Promise<string> {
    const { claims, forged } = this.faults;
    const now = Math.floor(Date.now() / 1000);
    const whole = { iss: this.issuer, aud: 'konsol', iat: now, exp: now + 60, nonce, ...this.person, ...claims };
    return new SignJWT(whole)
      .setProtectedHeader({ alg: 'RS256', kid: '1' })
      .sign(forged ? this.others.privateKey : this.keys.privateKey);
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) text += chunk.toString();
  return text;
}
