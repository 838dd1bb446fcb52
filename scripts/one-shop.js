import { spawn } from 'node:child_process';

/**
 * Keeps one shop process running. The next one starts when the one before has ended. Requests for a restart that come
 * meanwhile share one restart.
 */
export function oneShop(args, tell) {
  let shop = null;
  let turn = Promise.resolve();
  let waiting = null;

  async function replace(prepare) {
    waiting = null;
    try {
      await prepare();
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
      return;
    }
    await end();
    shop = start(args, tell);
  }

  async function end() {
    const ending = shop;
    shop = null;
    // A process that has ended emits no exit event any more, so waiting for it would never end.
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    ending.removeAllListeners('exit');
    await new Promise((resolve) => ending.once('exit', resolve).kill('SIGTERM'));
  }

  return {
    restart: (prepare) => (waiting ??= turn = turn.then(() => replace(prepare))),
    end: () => (turn = turn.then(end)),
    pid: () => shop?.pid,
  };
}

function start(args, tell) {
  const shop = spawn(process.execPath, args, { stdio: 'inherit' });
  shop.once('exit', (code, signal) =>
    tell(`The shop ended (${signal ?? `code ${code}`}); it starts again when a file is saved.`),
  );
  return shop;
}
