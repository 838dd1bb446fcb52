import { afterEach, describe, expect, test, vi } from 'vitest';

import { browserSurroundings } from './browser-surroundings.js';

const surroundings = browserSurroundings();
afterEach(() => void vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>): void => void vi.stubGlobal('fetch', answer);

describe('the heartbeat of a page (UI-09)', () => {
  test.each([
    ['a fault', () => Promise.resolve(new Response('{}', { status: 500 }))],
    ['an answer without the session', () => Promise.resolve(Response.json({ Success: true }))],
  ])('that fails with %s throws its exact text', async (_what, answer) => {
    answering(answer);
    await expect(surroundings.check(3)).rejects.toThrow('Could not check heartbeat');
    await expect(surroundings.refresh()).rejects.toThrow('Could not check heartbeat');
  });

  test('that gets an answer knows how long the session and the identification last', async () => {
    const Result = { CustomerType: 'known', HardSessionTimeToLiveSeconds: 90, IdentificationValidForSeconds: 30 };
    answering(() => Promise.resolve(Response.json({ Success: true, Result })));
    expect(await surroundings.check(3)).toEqual({ known: true, sessionSeconds: 90, identificationSeconds: 30 });
  });
});
