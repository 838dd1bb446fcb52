import { definePartner, httpUrl, simulated, someText } from '../../../services/partners/definition.js';

/** A made-up partner that prints postcards. It shows what a partner needs. */
export class PostcardClient {
  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {}

  async send(text: string): Promise<string> {
    const answer = await fetch(this.url, { method: 'POST', body: text, headers: { 'x-key': this.key } });
    return answer.text();
  }

  async close(): Promise<void> {
    await Promise.resolve();
  }
}

export const POSTCARDS = Symbol('postcards');

export const postcards = definePartner({
  name: 'postcards',
  shownAs: 'Vykort',
  address: 'POSTCARDS_URL',
  settings: { POSTCARDS_URL: httpUrl, POSTCARDS_KEY: someText },
  secrets: ['POSTCARDS_KEY'],
  needed: false,
  mutualTls: false,
  gateway: POSTCARDS,
  client: ({ settings: { POSTCARDS_URL: url, POSTCARDS_KEY: key } }): PostcardClient => new PostcardClient(url, key),
  simulator: simulated({ remembers: true }),
});
