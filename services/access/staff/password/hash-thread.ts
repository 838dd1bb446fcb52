import { Worker } from 'node:worker_threads';

import { guarded } from '../../../foundation/log/guarded.js';

export interface HashTask {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly bytes: number;
  readonly options: { readonly N: number; readonly r: number; readonly p: number; readonly maxmem: number };
}

type Answer = { readonly id: number } & ({ readonly key: Uint8Array } | { readonly fault: string });

interface Waiting {
  readonly resolve: (key: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The thread's source as text, so that it runs both from the built server and from the sources in tests. An exception
 * ends only its thread, and the task is rejected.
 */
const SCRYPT = `
  const { parentPort } = require('node:worker_threads');
  const { scryptSync } = require('node:crypto');
  parentPort.on("message", ({ id, password, salt, bytes, options }) => {
    try {
      parentPort.postMessage({ id, key: scryptSync(password, salt, bytes, options) });
    } catch (error) {
      parentPort.postMessage({ id, fault: String(error.message) });
    }
  });`;

/**
 * One thread that computes one hash after another. Node's own pool of four threads also reads files: sixty password
 * guesses blocked it for nine seconds. An idle thread ends, because starting one takes less time than a hash.
 */
export class HashThread {
  private thread: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private tasks = 0;

  constructor(private readonly program: string = SCRYPT) {}

  get load(): number {
    return this.waiting.size;
  }

  /** Computes one hash. @throws scrypt's error for this task, or an error when the thread ends */
  derive(task: HashTask): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const id = (this.tasks += 1);
      const thread = (this.thread ??= this.started());
      this.waiting.set(id, { resolve, reject });
      thread.postMessage({ id, ...task });
    });
  }

  private started(): Worker {
    const thread = new Worker(this.program, { eval: true });
    thread.on(
      'message',
      guarded('a hash of a password', (answer: Answer) => this.take(thread, answer)),
    );
    thread.on(
      'error',
      guarded('a thread that hashes', (error: Error) => this.lose(thread, error)),
    );
    thread.on(
      'exit',
      guarded('the end of a thread that hashes', () => this.lose(thread, new Error('it ended'))),
    );
    return thread;
  }

  private take(thread: Worker, answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (this.waiting.size === 0) this.rest(thread);
    if ('key' in answer) waiting?.resolve(Buffer.from(answer.key));
    else waiting?.reject(new Error(answer.fault));
  }

  private rest(thread: Worker): void {
    this.thread = null;
    void thread.terminate();
  }

  /** Drops a thread that failed. The next task starts a new one. */
  private lose(thread: Worker, error: Error): void {
    if (this.thread !== thread) return;
    this.thread = null;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(new Error('the thread that hashes was lost', { cause: error }));
  }
}
