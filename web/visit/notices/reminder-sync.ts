import { useEffect } from 'react';

/** Waits this long, so that the page's own content loads first. */
const FIRST_MS = 2_000;
const SYNC = '/api/apocalendar/';
const CALL = { credentials: 'include', cache: 'no-store' } as const;

/**
 * RMD-02: asks the server to synchronize the reminders, once after a log-in. The server says when it is due and computes
 * all of it, so nothing is sent. A failure is tried again on a later page.
 */
export function ReminderSync({ due }: { readonly due: boolean }): null {
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => void synchronize().catch(() => undefined), FIRST_MS);
    return () => clearTimeout(timer);
  }, [due]);
  return null;
}

async function synchronize(): Promise<void> {
  const info = await fetch(`${SYNC}synchronizationInfo`, CALL);
  if (!info.ok) return;
  const { ShouldSynchronize } = (await info.json()) as { readonly ShouldSynchronize: boolean };
  if (!ShouldSynchronize) return;
  await fetch(`${SYNC}prepareEventReminderSynchronization`, {
    ...CALL,
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Events: [] }),
  });
}
