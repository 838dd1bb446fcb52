import { useRouteLoaderData } from '@remix-run/react';

import type { Uuid } from '../../domain/kernel/index.js';
import type { loader } from '../root.js';
import { deriveCommandId } from '../interface/field/command-id.js';

export type RootData = Exclude<ReturnType<typeof useRouteLoaderData<typeof loader>>, undefined>;

/**
 * Returns the root route's data. It is undefined when the root's loader failed, or when an action threw a response.
 * Remix types it as undefined, but the server gives null.
 */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<typeof loader>('root') ?? undefined;
}

/** Returns the command id of a form, whose name must be unique on its page. */
export function useCommandId(form: string): Uuid {
  const seed = useRootData()?.commandSeed ?? '00000000-0000-4000-8000-000000000000';
  return deriveCommandId(seed, form);
}
