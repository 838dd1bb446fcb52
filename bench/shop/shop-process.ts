import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const CLONE = fileURLToPath(new URL('../../../..', import.meta.url));
const POLL_MS = 20;
const PATIENCE_MS = 300_000;

export interface ShopProcess {
  readonly url: string;
  /** The milliseconds from the command to the first response of the start page. */
  readonly startMs: number;
  rssMb(): Promise<number>;
  /** The time of the processors that the Node process has used. Other load of the machine does not change it much. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Runs the command of `npm start` in its own process, with the bench's data directory and port. `settings` are added.
 */
export async function startShop(
  dataDirectory: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<ShopProcess> {
  const began = performance.now();
  const own = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: path.resolve(dataDirectory),
    DATABASE_URL: undefined,
    EVENTSTORE_URL: settings.EVENTSTORE_URL,
  };
  const environment = { ...process.env, ...own, ...settings };
  const child = spawn(process.execPath, await startArguments(), {
    cwd: CLONE,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(child, url);
  return {
    url,
    startMs: Math.round(performance.now() - began),
    rssMb: () => residentMb(child.pid as number),
    cpuMs: () => usedMs(child.pid as number),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Reads Node's arguments from package.json. */
async function startArguments(): Promise<readonly string[]> {
  const { scripts } = JSON.parse(await readFile(path.join(CLONE, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  return scripts.start.split(' ').slice(1);
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}`);
    const status = await fetch(url).then(
      (response) => response.text().then(() => response.status),
      () => 0,
    );
    if (status === 200) return;
    await pause(POLL_MS);
  }
  child.kill('SIGKILL');
  throw new Error(`the shop did not answer within ${PATIENCE_MS / 1000} s`);
}

/** The kernel counts hundredths of a second, for the process itself and for the kernel on its behalf. */
async function usedMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Returns the memory of the Node process. The processes of the database are not included. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}
