import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 20;
const PATIENCE_MS = 200_000;

export interface DevProcess {
  readonly host: string;
  said(): string;
  /** Returns the body of a response. It is empty while the shop does not respond, or ends within its response. */
  answer(path: string, method?: string): Promise<string>;
  /**
   * Waits until a response contains the text, and returns the milliseconds.
   * @throws when the text never comes
   */
  until(text: string, path: string, method?: string): Promise<number>;
  stop(): Promise<void>;
}

/** Starts what `npm run dev` runs, in a copy of the clone. */
export function startDev(
  directory: string,
  port: number,
  settings: Readonly<Record<string, string | undefined>>,
): DevProcess {
  const own = { PORT: String(port), HOST: '127.0.0.1', SEED: 'none', EVENTSTORE_URL: undefined };
  const child = spawn(process.execPath, ['scripts/dev.js'], {
    cwd: directory,
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const host = `127.0.0.1:${port}`;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece.toString()));
  const answer = (path: string, method = 'GET'): Promise<string> =>
    fetch(`http://${host}${path}`, { method })
      .then((response) => response.text())
      .catch(() => '');
  const until = async (text: string, path: string, method?: string): Promise<number> => {
    const began = performance.now();
    while (!(await answer(path, method)).includes(text)) {
      if (child.exitCode !== null || performance.now() - began > PATIENCE_MS)
        throw new Error(`${path} never answered "${text}":\n${said}`);
      await pause(POLL_MS);
    }
    return Math.round(performance.now() - began);
  };
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { host, said: () => said, answer, until, stop };
}
