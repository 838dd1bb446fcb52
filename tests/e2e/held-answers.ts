import { expect } from 'vitest';
import type { Page, Route } from 'playwright-core';

/** Holds answers of the shop back, each until the test gives it. So a test decides their order. */
export class HeldAnswers<Name extends string> {
  private readonly held = new Map<Name, Route[]>();

  constructor(
    private readonly page: Page,
    private readonly answers: Readonly<Record<Name, (address: URL) => boolean>>,
  ) {}

  async hold(...names: readonly Name[]): Promise<void> {
    for (const name of names) await this.page.route(this.answers[name], (route) => void this.of(name).push(route));
  }

  /** Waits until the page has asked for so many answers that were not given yet. */
  async asked(name: Name, times = 1): Promise<void> {
    await expect.poll(() => this.of(name).length).toBe(times);
  }

  /** Gives one of the answers that were asked for. The page has drawn once more before the next answer. */
  async give(name: Name, place = 0): Promise<void> {
    await expect.poll(() => this.of(name).length).toBeGreaterThan(place);
    const [route] = this.of(name).splice(place, 1);
    await route?.fulfill({ response: await route.fetch() });
    await this.page.evaluate('new Promise(requestAnimationFrame)');
  }

  private of(name: Name): Route[] {
    const routes = this.held.get(name) ?? [];
    this.held.set(name, routes);
    return routes;
  }
}
