import { expect, test } from 'vitest';

import { onChoice, widgetEntry, type WidgetEntry, type WidgetNews } from './widget-script.js';

const entry: WidgetEntry = () => undefined;

/** Looks for a script that is there at the given time, and counts the looks and the pauses. */
async function looked(thereAt: number, leftAt = Infinity) {
  let looks = 0;
  const pauses: number[] = [];
  const found = await widgetEntry(
    () => ((looks += 1) >= thereAt ? entry : undefined),
    (ms) => Promise.resolve(void pauses.push(ms)),
    () => looks >= leftAt,
  );
  return { found: found === entry, looks, pauses: pauses.length, of: [...new Set(pauses)] };
}

test('the script is looked for every 400 ms until it is there', async () => {
  expect(await looked(1)).toEqual({ found: true, looks: 1, pauses: 0, of: [] });
  expect(await looked(20)).toEqual({ found: true, looks: 20, pauses: 19, of: [400] });
});

test('after 20 times it is given up', async () => {
  expect(await looked(21)).toEqual({ found: false, looks: 20, pauses: 19, of: [400] });
});

test('a page that was left looks no more', async () => {
  expect(await looked(20, 3)).toEqual({ found: false, looks: 3, pauses: 3, of: [400] });
});

test('only what the shopper does in the widget is a choice', () => {
  let [heard, choices]: [((data: unknown, news?: WidgetNews) => void) | null, number] = [null, 0];
  onChoice(
    (ready) => ready({ on: (_event, listener) => void (heard = listener) }),
    () => (choices += 1),
  );
  const tell = heard as unknown as (data: unknown, news?: WidgetNews) => void;
  tell({}, { initial_load: true });
  expect(choices).toBe(0);
  tell({}, {});
  tell({});
  expect(choices).toBe(2);
});
