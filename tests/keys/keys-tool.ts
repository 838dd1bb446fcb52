import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface ToolEnd {
  readonly code: number | null;
  readonly said: string;
}

/**
 * Runs the built `npm run keys` in a process of its own.
 * @param until the process is killed when it has printed this text
 */
export async function runKeysTool(environment: Readonly<Record<string, string>>, until?: RegExp): Promise<ToolEnd> {
  const child = spawn(process.execPath, [path.resolve('dist/server/services/host/commands/keys.js')], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (until?.test(said)) child.kill('SIGKILL');
    });
  await once(child, 'close');
  return { code: child.exitCode, said };
}
