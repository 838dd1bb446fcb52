import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface ShopProcess {
  /** Returns all output of the process, which is its log. */
  said(): string;
  /** True when the process has ended, but was not killed. */
  ended(): boolean;
  /**
   * Stops the process as a deployment does, so that it finishes its work.
   * @returns the exit code
   */
  stop(): Promise<number | null>;
  /** Kills the process at once, as when a machine fails. */
  kill(): Promise<void>;
}

/** A process that is starting. It may be killed before it serves. */
export interface StartingShop {
  readonly process: ShopProcess;
  /** Resolves when the shop serves. @throws when the process ended before */
  readonly isOpen: Promise<void>;
}

export async function startShopProcess(environment: Readonly<Record<string, string>>): Promise<ShopProcess> {
  const { process: shop, isOpen } = spawnShop(environment);
  await isOpen;
  return shop;
}

export function spawnShop(environment: Readonly<Record<string, string>>): StartingShop {
  const main = path.resolve('dist/shop/main.js');
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void said.push(chunk.toString()));
  const shop: ShopProcess = {
    said: () => said.join(''),
    ended: () => child.exitCode !== null,
    stop: async () => {
      await end(child, 'SIGTERM');
      return child.exitCode;
    },
    kill: () => end(child, 'SIGKILL'),
  };
  return { process: shop, isOpen: greeting(child) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

function greeting(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is open')) resolve();
    });
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}: ${said}`)));
  });
}
