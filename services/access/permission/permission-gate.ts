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
}

/** Every call names what it does in the matrix; @param loginText in place of the general one. */
export const Permission = (action: Action, loginText?: string): MethodDecorator & ClassDecorator =>
  SetMetadata(PERMISSION, { action, loginText } satisfies DeclaredPermission);

/** A partner proves itself by its signature, a simulator is there in test environments alone: no session speaks for either. */
const PROVED_OTHERWISE: ReadonlySet<Action> = new Set(['partner.notify', 'simulation.play']);

/** SES-08: asked before any controller; a call that declares nothing is nobody's. */
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
    if (lack) throw refusal(lack, declared.loginText);
    return true;
  }
}
