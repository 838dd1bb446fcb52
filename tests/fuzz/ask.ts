import http from 'node:http';

export interface Answered {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request by `node:http`, because fetch would first normalise the URL. */
export function askShop(agent: http.Agent, port: number, { method, path, headers, body }: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Handles all items, with at most `atOnce` of them at the same time. */
export async function inTurn<T>(work: readonly T[], atOnce: number, each: (one: T) => Promise<void>): Promise<void> {
  const left = work.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of left) await each(one);
    }),
  );
}
