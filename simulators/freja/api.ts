import type { KeyObject } from 'node:crypto';

import type { FastifyInstance, FastifyReply } from 'fastify';
import { CompactSign } from 'jose';
import { z } from 'zod';

import { FREJA_ERRORS, FREJA_PATHS, type FrejaError } from '../../services/partners/freja/protocol.js';
import type { SimulatedRequest, SimulatedRequests } from './requests.js';
import type { FrejaScript } from './script.js';

export interface FrejaSigner {
  readonly key: KeyObject;
  readonly x5t: string;
}

const init = z.object({
  userInfoType: z.literal('INFERRED'),
  userInfo: z.literal('N/A'),
  minRegistrationLevel: z.literal('PLUS'),
  attributesToReturn: z.array(z.object({ attribute: z.enum(['BASIC_USER_INFO', 'SSN']) })).min(1),
});
const reference = z.object({ authRef: z.string() });
const FAULT_OF: Readonly<Record<string, FrejaError>> = {
  userInfoType: 'userInfoType',
  userInfo: 'userInfo',
  minRegistrationLevel: 'registrationLevel',
  attributesToReturn: 'badAttributes',
};

/** Serves the init, result and cancel calls of Freja's REST API. Approvals are signed as by the real service. */
export function frejaApi(requests: SimulatedRequests, signer: FrejaSigner, script: FrejaScript, now: () => Date) {
  return async (api: FastifyInstance): Promise<void> => {
    api.addHook('preHandler', async (_request, reply) => {
      const wrong = script.next();
      if (wrong === 'down') return reply.code(503).send();
      return wrong ? refuse(reply, wrong) : undefined;
    });
    api.post(FREJA_PATHS.init, (request, reply) => {
      const asked = init.safeParse(content(request.body, 'initAuthRequest'));
      if (!asked.success) return refuse(reply, FAULT_OF[String(asked.error.issues[0]?.path[0])] ?? 'badJson');
      return reply.send({ authRef: requests.make().authRef });
    });
    api.post(FREJA_PATHS.result, async (request, reply) => {
      const found = requests.find(
        reference.safeParse(content(request.body, 'getOneAuthResultRequest')).data?.authRef ?? '',
      );
      return found ? reply.send(await resultOf(found)) : refuse(reply, 'badReference');
    });
    api.post(FREJA_PATHS.cancel, (request, reply) => {
      const { authRef } = reference.safeParse(content(request.body, 'cancelAuthRequest')).data ?? { authRef: '' };
      return requests.move(authRef, 'RP_CANCELED') ? reply.send({}) : refuse(reply, 'badReference');
    });
  };

  async function resultOf({ authRef, status, person }: SimulatedRequest): Promise<object> {
    if (!person) return { authRef, status };
    const requestedAttributes = {
      basicUserInfo: { name: person.givenName, surname: person.surname },
      ssn: { ssn: person.personNumber, country: 'SE' },
    };
    const details = {
      authRef,
      status,
      userInfoType: 'INFERRED',
      minRegistrationLevel: 'PLUS',
      timestamp: now().getTime(),
      requestedAttributes,
    };
    const signed = new CompactSign(new TextEncoder().encode(JSON.stringify(details))).setProtectedHeader({
      alg: 'RS256',
      x5t: signer.x5t,
    });
    return { authRef, status, details: await signed.sign(signer.key) };
  }
}

function content(body: unknown, field: string): unknown {
  const text = typeof body === 'string' && body.startsWith(`${field}=`) ? body.slice(field.length + 1) : '';
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

function refuse(reply: FastifyReply, error: FrejaError): FastifyReply {
  return reply.code(422).send({ code: FREJA_ERRORS[error], message: error });
}
