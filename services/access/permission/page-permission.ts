import { Problem } from '../../foundation/problem/problem.js';
import type { Session } from '../session/session.js';
import type { Action, OpenAction } from '../../../domain/permission/index.js';
import { refusal, type Permissions } from './permissions.js';

/**
 * The permission that one method of a page service needs. `refused` tells what a refused visitor gets: form errors or
 * the result of a function. With null, nobody is refused.
 */
export interface PagePermission {
  readonly action: Action;
  readonly refused: null | 'errors' | (() => unknown);
}

/** Declares a method that every visitor may call. It may return synchronously. */
export const open = (action: OpenAction): PagePermission => ({ action, refused: null });
export const form = (action: Action): PagePermission => ({ action, refused: 'errors' });
export const read = (action: Action, otherwise: () => unknown): PagePermission => ({ action, refused: otherwise });

type Call = (...given: readonly unknown[]) => unknown;

/** Wraps a service so that each method checks its permission first. A method that is not declared is refused. */
export function permitted<T extends object>(
  service: T,
  table: Readonly<Record<string, PagePermission>>,
  permissions: Permissions,
  session: () => Session | null,
): T {
  return new Proxy(service, {
    get(target, name) {
      const call = Reflect.get(target, name, target) as unknown;
      if (typeof call !== 'function') return call;
      const permission = Object.hasOwn(table, String(name)) ? table[String(name)] : undefined;
      if (!permission)
        throw new Problem(403, [
          {
            code: 'PERMISSION_NOT_DECLARED',
            message: `${String(name)} is not in services/host/page-permissions.ts.`,
          },
        ]);
      const bound = (call as Call).bind(target);
      return permission.refused === null
        ? bound
        : (...given: readonly unknown[]) => answer(permission, permissions, session(), () => bound(...given));
    },
  });
}

async function answer(
  { action, refused }: PagePermission,
  permissions: Permissions,
  session: Session | null,
  call: () => unknown,
): Promise<unknown> {
  const lack = await permissions.lack(session, action);
  if (!lack) return call();
  return typeof refused === 'function' ? refused() : { ok: false, errors: refusal(lack).errors };
}
