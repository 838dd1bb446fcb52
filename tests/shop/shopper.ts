import { checkAnswer } from './described-answers.js';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // The response's JSON. Its type does not say which fields a call returns; each test reads those that it needs.
  readonly body: Record<string, never> & {
    readonly errors?: readonly { field?: string; code: string; message: string }[];
  };
}

/** A client that sends requests and keeps cookies, like a browser without a page. */
export class Shopper {
  private readonly cookies = new Map<string, string>();

  constructor(readonly url: string) {}

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }

  put(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('PUT', path, body, headers);
  }

  delete(path: string): Promise<Answer> {
    return this.send('DELETE', path);
  }

  async logIn(ssn: string): Promise<Answer> {
    return this.get(`/sessionapi/v1/grandid/test/initloginauto?ssn=${ssn}&ehmDeviceType=desktop&stayLoggedIn=false`);
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    redirect: 'follow' | 'manual' = 'follow',
  ): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect,
      headers: {
        cookie: this.cookieHeader(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
      }),
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const text = await response.text();
    const isJson = text !== '' && /json/.test(response.headers.get('content-type') ?? '');
    const parsed: unknown = isJson ? JSON.parse(text) : { text };
    checkAnswer({ verb: method, url: path, status: response.status, body: isJson ? parsed : text });
    return { status: response.status, headers: response.headers, body: parsed as Answer['body'] };
  }

  /** Sends a form as a browser without scripts does. It does not follow redirects. */
  sendForm(path: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.send('POST', path, new URLSearchParams(fields).toString(), type, 'manual');
  }

  /** Sends a form with files, as a browser without scripts does. It does not follow redirects. */
  async sendFiles(path: string, form: FormData): Promise<Answer> {
    const body = new Response(form);
    const type = { 'content-type': body.headers.get('content-type') ?? '' };
    return this.send('POST', path, new Uint8Array(await body.arrayBuffer()), type, 'manual');
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  private keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
