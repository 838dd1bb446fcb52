import { spawn } from 'node:child_process';

/**
 * Keeps one shop at a time: the next starts when the previous one has ended in any way. Requests for a restart during a
 * waiting restart share it.
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
    // An ended process emits no further exit event: waiting for one would never end.
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
