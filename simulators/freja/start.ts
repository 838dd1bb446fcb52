import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import fastify from 'fastify';

import { once } from '../simulation/once.js';
import { STANDING_PERSONS } from '../simulation/persons.js';
import { thumbprint } from '../../services/partners/freja/signed-details.js';
import { frejaApi } from './api.js';
import { frejaPhone } from './phone.js';
import { SimulatedRequests } from './requests.js';
import { FrejaScript, type FrejaScriptSettings } from './script.js';
import type { PersonSource } from '../../services/partners/simulated/simulated.js';

export interface FrejaSimulatorOptions {
  /** The private RSA key in PEM, which signs approvals. */
  readonly signingKey: string;
  /** The URL to which the phone sends the browser at the end. Null when it does not. */
  readonly returnUrl?: string | null;
  readonly now?: () => Date;
}

export interface FrejaSimulator {
  readonly url: string;
  /** The URL of the server without path. In test environments the shop shows its page `/hosted/phone`. */
  readonly origin: string;
  /** The public key as PEM, for FREJA_SIGNING_KEYS. */
  readonly publicKey: string;
  setPersons(persons: PersonSource): void;
  setScript(settings: Partial<FrejaScriptSettings>): void;
  close(): Promise<void>;
}

/** A server with Freja's REST API on a loopback port, and a simulated phone. */
export async function startFrejaSimulator({
  signingKey,
  returnUrl = null,
  now = () => new Date(),
}: FrejaSimulatorOptions): Promise<FrejaSimulator> {
  const server = fastify({ logger: false, bodyLimit: 100_000, forceCloseConnections: true });
  const requests = new SimulatedRequests(now);
  const script = new FrejaScript();
  const publicKey = createPublicKey(signingKey);
  const signer = {
    key: createPrivateKey(signingKey),
    x5t: thumbprint(publicKey.export({ type: 'spki', format: 'der' })),
  };
  let persons: PersonSource = async () => STANDING_PERSONS;
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) =>
    done(
      null,
      request.url.startsWith('/hosted') ? Object.fromEntries(new URLSearchParams(body.toString())) : body.toString(),
    ),
  );
  await server.register(frejaApi(requests, signer, script, now));
  await server.register(
    frejaPhone(
      requests,
      () => persons(),
      () => returnUrl,
    ),
    { prefix: '/hosted' },
  );
  await server.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return {
    url: origin,
    origin,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    setPersons: (source) => void (persons = source),
    setScript: (settings) => script.set(settings),
    close: once(() => server.close()),
  };
}
