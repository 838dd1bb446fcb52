import { useSubmit } from '@remix-run/react';
import { useMemo } from 'react';

import type { ChangeIntent } from './change.js';
import { fetcherKey } from './pending.js';

export type SendChange = (intent: ChangeIntent, varuId?: string, consent?: boolean) => void;

export function useSendChange(): SendChange {
  const submit = useSubmit();
  return useMemo(
    () =>
      (intent, varuId = '', consent = false) =>
        submit(
          {
            change: varuId ? `${intent}:${varuId}` : intent,
            commandId: crypto.randomUUID(),
            ...(consent && { consent: 'ja' }),
          },
          { method: 'post', action: '/favourites/spara', navigate: false, fetcherKey: fetcherKey(intent, varuId) },
        ),
    [submit],
  );
}
