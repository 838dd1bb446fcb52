import { fits, type Trap } from './trap.js';
import { openWire, type Connection, type Wire } from './wire.js';

/** The wire to the mail server. A mail is known by the purpose in its Message-ID. */
export function openMailWire(smtpUrl: string, trap: Trap): Promise<Wire> {
  return openWire(new URL(smtpUrl), trap, () => new MailConnection(trap));
}

const END = '\r\n.\r\n';
/** A long header continues on the next line. */
const MESSAGE_ID = /^message-id:\s*<(?<purpose>[a-z-]+)\./im;

class MailConnection implements Connection {
  private text = '';
  private awaited = false;

  constructor(private readonly trap: Trap) {}

  sent(chunk: Buffer): Buffer {
    this.text += chunk.toString('latin1');
    if (!this.text.endsWith(END)) return chunk;
    const purpose = MESSAGE_ID.exec(this.text)?.groups?.['purpose'] ?? '';
    this.text = '';
    if (this.trap.watches('mail', 'before', (what) => fits(what, purpose)) && this.trap.springs())
      return Buffer.alloc(0);
    this.awaited = this.trap.watches('mail', 'after', (what) => fits(what, purpose));
    return chunk;
  }

  answered(chunk: Buffer): Buffer {
    const isTaken = this.awaited && chunk.toString('latin1').startsWith('250');
    this.awaited &&= !isTaken;
    return isTaken && this.trap.springs() ? Buffer.alloc(0) : chunk;
  }
}
