import type { Place, Trap } from './trap.js';
import { openWire, type Connection, type Wire } from './wire.js';

/** The wire to PostgreSQL, which stores the events. It reads the server's own protocol, message by message. */
export function openStoreWire(databaseUrl: string, trap: Trap): Promise<Wire> {
  return openWire(new URL(databaseUrl), trap, () => new StoreConnection(trap));
}

const NOTHING = Buffer.alloc(0);
const [BIND, COMPLETE, READY] = ['B', 'C', 'Z'].map((letter) => letter.charCodeAt(0));
const IDLE = 'I'.charCodeAt(0);
const APPEND = /^\0append-/;

class StoreConnection implements Connection {
  private readonly mine = new Messages(false);
  private readonly theirs = new Messages(true);
  /** Whether the append that waits for its answer is the watched one. */
  private awaited = false;
  private isWritten = false;

  constructor(private readonly trap: Trap) {}

  sent(chunk: Buffer): Buffer {
    const passed: Buffer[] = [];
    for (const message of this.mine.of(chunk)) {
      if (appends(message) && this.isTrapped(message)) return Buffer.concat(passed);
      passed.push(message);
    }
    return Buffer.concat(passed);
  }

  answered(chunk: Buffer): Buffer {
    const passed: Buffer[] = [];
    for (const message of this.theirs.of(chunk)) {
      if (this.awaited && message[0] === COMPLETE) this.isWritten = !/ 0\0$/.test(message.toString('latin1'));
      if (this.awaited && message[0] === READY && message[5] === IDLE && this.ends()) return NOTHING;
      passed.push(message);
    }
    return Buffer.concat(passed);
  }

  private isTrapped(message: Buffer): boolean {
    const of = (what: Place['what']) => typesIn(message, what);
    if (this.trap.watches('store', 'before', of)) return this.trap.springs();
    this.awaited = this.trap.watches('store', 'after', of);
    this.isWritten = false;
    return false;
  }

  /** The server has stored the events and says that it is ready. An append that was refused is not counted. */
  private ends(): boolean {
    this.awaited = false;
    return this.isWritten && this.trap.springs();
  }
}

function appends(message: Buffer): boolean {
  return message[0] === BIND && APPEND.test(message.toString('latin1', 5, 16));
}

/** Whether an event of this type is appended. One statement may append the events of several streams, as JSON. */
function typesIn(message: Buffer, what: Place['what']): boolean {
  if (typeof what !== 'string') throw new Error('an event is named by its whole type');
  const length = Buffer.alloc(4);
  length.writeInt32BE(what.length);
  return message.includes(Buffer.concat([length, Buffer.from(what)])) || message.includes(`"type":"${what}"`);
}

/** Splits the bytes of one direction into whole messages. The first message of the client has no type. */
class Messages {
  private rest: Buffer = NOTHING;

  constructor(private isTyped: boolean) {}

  *of(chunk: Buffer): Generator<Buffer> {
    this.rest = Buffer.concat([this.rest, chunk]);
    for (;;) {
      const head = this.isTyped ? 1 : 0;
      if (this.rest.length < head + 4) return;
      const length = head + this.rest.readInt32BE(head);
      if (this.rest.length < length) return;
      const message = this.rest.subarray(0, length);
      this.rest = this.rest.subarray(length);
      this.isTyped = true;
      yield message;
    }
  }
}
