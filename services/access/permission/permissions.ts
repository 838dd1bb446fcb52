import { Inject, Injectable } from '@nestjs/common';

import { Clock } from '../../foundation/clock.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { Session } from '../session/session.js';
import { kindOf, lackOf, ruleOf, type Action, type Lack } from '../../../domain/permission/index.js';
import { Members } from './members.js';

const permissionTexts: Readonly<Record<Lack, string>> = {
  login: 'Du behöver logga in.',
  identification: 'Du behöver identifiera dig med BankID eller Freja+.',
  membership: 'Du är inte medlem.',
  authority: 'Du får inte göra detta.',
};

/** The HTTP status and code for each missing right. Clients rely on these codes. */
const ANSWERS: Readonly<Record<Lack, readonly [status: number, code: string]>> = {
  login: [401, 'LOGIN_REQUIRED'],
  identification: [401, 'IDENTIFICATION_REQUIRED'],
  membership: [403, 'NotAMember'],
  authority: [403, 'FORBIDDEN'],
};

/** Checks a session against the permission matrix. It reads the membership only where that decides. */
@Injectable()
export class Permissions {
  constructor(
    @Inject(Members) private readonly members: Members,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Returns the missing right, or null when the session may do the action. */
  async lack(session: Session | null, action: Action): Promise<Lack | null> {
    if (ruleOf(action).allows.includes('guest')) return null;
    const kind = kindOf(session, false, this.clock.now());
    const lack = lackOf(kind, action);
    if (lack !== 'membership' || !session?.customerId) return lack;
    return (await this.members.active(session.customerId)) ? null : lack;
  }
}

/** Creates the error for a missing right. @param own texts that replace the general ones */
export function refusal(lack: Lack, own: Readonly<Partial<Record<Lack, string | undefined>>> = {}): Problem {
  const [status, code] = ANSWERS[lack];
  return new Problem(status, [{ code, message: own[lack] ?? permissionTexts[lack] }]);
}
