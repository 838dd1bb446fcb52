import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy to the database. A test can cut its connections, hold back messages and inject messages. */
export class Gate {
  private readonly server = createServer((socket) => this.through(socket));
  readonly ways: { readonly client: Socket; readonly server: Socket }[] = [];
  /** True while the database's messages and closed connections are held back. */
  isSilent = false;
  /** True while the client's side stays open after the database has closed its side. */
  keepsOpen = false;

  private constructor(private readonly target: URL) {}

  static async to(url: string): Promise<Gate> {
    const gate = new Gate(new URL(url));
    await new Promise<void>((resolve) => gate.server.listen(0, '127.0.0.1', resolve));
    return gate;
  }

  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** Sends these bytes to every client as the database's last message. */
  sayLast(words: Buffer): void {
    for (const { client } of this.ways) client.end(words);
  }

  /** Breaks every open connection, like a network failure. */
  cut(): void {
    for (const { client, server } of this.ways.splice(0)) for (const end of [client, server]) end.destroy();
  }

  close(): void {
    this.server.close();
    this.cut();
  }

  private through(client: Socket): void {
    const server = connect(Number(this.target.port), this.target.hostname);
    this.ways.push({ client, server });
    for (const end of [client, server]) end.on('error', () => undefined);
    client.pipe(server);
    server.on('data', (words) => void (this.isSilent || client.destroyed || client.write(words)));
    server.on('end', () => void (this.isSilent || this.keepsOpen || client.end()));
  }
}

export function message(kind: string, content = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeUInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}
