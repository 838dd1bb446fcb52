import { useEffect, useState } from 'react';

import { useRootData } from '../../visit/root-data.js';

/** The response of GET /api/usermessages. */
export interface UserMessage {
  readonly Message: { readonly MessageTitle: string; readonly MessageText: string; readonly OrderNr: string | null };
  readonly MessageGuid: string;
}

/** The first request waits this long, so that the page's own content loads first. */
const FIRST_MS = 1_500;

interface Messages {
  readonly messages: readonly UserMessage[];
  readonly setRead: (message: UserMessage) => void;
}

export function useMessages(): Messages {
  const root = useRootData();
  const known = root?.session.kind === 'known';
  const pollSeconds = root?.messagePollSeconds;
  const [messages, setMessages] = useState<readonly UserMessage[]>([]);
  useEffect(() => {
    if (!known || pollSeconds === undefined) return undefined;
    const poll = (): void => void fetchMessages().then(setMessages, () => undefined);
    const first = setTimeout(poll, FIRST_MS);
    const timer = setInterval(poll, pollSeconds * 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [known, pollSeconds]);
  const setRead = (message: UserMessage): void => {
    setMessages((all) => all.filter(({ MessageGuid }) => MessageGuid !== message.MessageGuid));
    void tellRead(message.MessageGuid);
  };
  return { messages: known ? messages : [], setRead };
}

async function fetchMessages(): Promise<readonly UserMessage[]> {
  const response = await fetch('/api/usermessages', { credentials: 'include' });
  return response.ok ? ((await response.json()) as readonly UserMessage[]) : [];
}

/** Tells the server that the message was read. If this fails, the message is shown again later. */
async function tellRead(guid: string): Promise<void> {
  const body = JSON.stringify({ MessageGuid: guid });
  await fetch('/api/usermessages/setread', {
    method: 'PUT',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => undefined);
}
