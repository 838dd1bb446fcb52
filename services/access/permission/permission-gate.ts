import { Inject, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

import { Problem } from '../../foundation/problem/problem.js';
import type { ShopRequest } from '../http/request.js';
import type { Action } from '../../../domain/permission/index.js';
import { Permissions, refusal } from './permissions.js';

export const PERMISSION = 'permission';

export interface DeclaredPermission {
  readonly action: Action;
  readonly loginText?: string | undefined;
  readonly identificationText?: string | undefined;
}

/** Declares the matrix action of an API call. The texts replace the general ones for a missing log-in. */
export const Permission = (
  action: Action,
  loginText?: string,
  identificationText?: string,
): MethodDecorator & ClassDecorator =>
  SetMetadata(PERMISSION, { action, loginText, identificationText } satisfies DeclaredPermission);

/**
 * Actions that need no session. Calls of partners are verified by signature, and simulators exist only in test
 * environments.
 */
const PROVED_OTHERWISE: ReadonlySet<Action> = new Set(['partner.notify', 'simulation.play']);

/** SES-08: checks permission before any controller. A call without a declared action is refused. */
@Injectable()
export class PermissionGate implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(Permissions) private readonly permissions: Permissions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const declared = this.reflector.getAllAndOverride<DeclaredPermission | undefined>(PERMISSION, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!declared)
      throw new Problem(403, [
        {
          code: 'PERMISSION_NOT_DECLARED',
          message: 'The method declares no @Permission (domain/permission/matrix.ts).',
        },
      ]);
    if (PROVED_OTHERWISE.has(declared.action)) return true;
    const { visitor } = context.switchToHttp().getRequest<ShopRequest>();
    const lack = await this.permissions.lack(visitor.session, declared.action);
    if (lack) throw refusal(lack, { login: declared.loginText, identification: declared.identificationText });
    return true;
  }
}
