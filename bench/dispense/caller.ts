import { Client } from 'undici';

interface Response {
  readonly status: number;
  readonly text: string;
  readonly location: string;
}

/** Calls the shop as one browser without scripts, over one connection. It keeps its cookies. */
export class Caller {
  private readonly connection: Client;
  private readonly cookies = new Map<string, string>();

  constructor(url: string) {
    this.connection = new Client(url);
  }

  get(path: string): Promise<Response> {
    return this.call('GET', path);
  }

  /** @throws when the call is refused */
  async send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<Readonly<Record<string, unknown>>> {
    const { status, text } = await this.call(method, path, JSON.stringify(body), 'application/json');
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  }

  submit(path: string, fields: readonly (readonly [string, string])[]): Promise<Response> {
    const form = new URLSearchParams();
    for (const [name, value] of fields) form.append(name, value);
    return this.call('POST', path, form.toString(), 'application/x-www-form-urlencoded');
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  private async call(method: 'GET' | 'POST' | 'PUT', path: string, body?: string, type?: string): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, ...(type && { 'content-type': type }) };
    const {
      statusCode: status,
      headers: sent,
      body: answer,
    } = await this.connection.request({
      ...{ method, path, headers },
      ...(body !== undefined && { body }),
    });
    for (const set of [sent['set-cookie'] ?? []].flat()) {
      const [pair = ''] = set.split(';');
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return { status, text: await answer.text(), location: String(sent['location'] ?? '') };
  }
}
