import { useRouteLoaderData } from '@remix-run/react';

import type { Uuid } from '../../domain/kernel/index.js';
import type { loader } from '../root.js';
import { deriveCommandId } from '../interface/field/command-id.js';

export type RootData = Exclude<ReturnType<typeof useRouteLoaderData<typeof loader>>, undefined>;

/**
 * The root's data; undefined where it failed, and where a form was refused by a throw, for then nothing is loaded
 * (the types say undefined, the server gives null).
 */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<typeof loader>('root') ?? undefined;
}

/** The command id of one form, named uniquely on its page. */
export function useCommandId(form: string): Uuid {
  const seed = useRootData()?.commandSeed ?? '00000000-0000-4000-8000-000000000000';
  return deriveCommandId(seed, form);
}
