import { randomBytes } from 'node:crypto';

import type { FrejaStatus } from '../../services/partners/freja/protocol.js';
import type { SimulatedPerson } from '../../services/partners/simulated/simulated.js';

const CONFIRM_MS = 120_000;
/** How long a request's final status can be read, in milliseconds. */
const KEPT_MS = 10 * 60_000;
const FINAL: readonly FrejaStatus[] = ['CANCELED', 'RP_CANCELED', 'EXPIRED', 'APPROVED', 'REJECTED'];

export interface SimulatedRequest {
  readonly authRef: string;
  readonly madeAt: number;
  readonly status: FrejaStatus;
  readonly person: SimulatedPerson | null;
}

export class SimulatedRequests {
  private readonly requests = new Map<string, SimulatedRequest>();

  constructor(private readonly now: () => Date) {}

  make(): SimulatedRequest {
    for (const { authRef } of this.requests.values()) this.find(authRef);
    return this.put({
      authRef: randomBytes(24).toString('base64url'),
      madeAt: this.now().getTime(),
      status: 'STARTED',
      person: null,
    });
  }

  find(authRef: string): SimulatedRequest | null {
    const request = this.requests.get(authRef);
    if (!request) return null;
    const age = this.now().getTime() - request.madeAt;
    if (age >= CONFIRM_MS + KEPT_MS) return (this.requests.delete(authRef), null);
    return !isFinal(request) && age >= CONFIRM_MS ? this.put({ ...request, status: 'EXPIRED' }) : request;
  }

  /** Changes a request's status. A request that has ended keeps its final status. */
  move(authRef: string, status: FrejaStatus, person: SimulatedPerson | null = null): SimulatedRequest | null {
    const request = this.find(authRef);
    return request && !isFinal(request) ? this.put({ ...request, status, person }) : null;
  }

  private put(request: SimulatedRequest): SimulatedRequest {
    this.requests.set(request.authRef, request);
    return request;
  }
}

export function isFinal({ status }: SimulatedRequest): boolean {
  return FINAL.includes(status);
}
