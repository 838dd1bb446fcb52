import { describe, expect, test } from 'vitest';

import { identified } from '../../../domain/customer/spec-events.js';
import { purchase } from '../../../domain/replay-history/spec-history.js';
import { jumpOf, stopOfType } from './jump.js';
import { lanesOf } from './timeline/lanes.js';
import { frameOf, modelOf } from './model.js';
import { openReplay } from './open-replay.js';
import { noFilter, parseQuery, searchOf, type ReplayQuery } from './query.js';
import { describeDifference, pathLabel } from './texts.js';
import { matchingStops, PAGE, timelinePage } from './timeline/timeline.js';

const replayed = openReplay(purchase().events, '2025-03-03T12:00:00.000Z');
const usual: ReplayQuery = parseQuery(new URLSearchParams());
const at = (search: string) => {
  const query = parseQuery(new URLSearchParams(search));
  return modelOf(replayed, query, frameOf(replayed, query.axis, query.filter).matching);
};
const words = (search: string) =>
  at(search)
    .changes.map(describeDifference)
    .map(({ label, before, after }) => `${label}: ${before} → ${after}`);

describe('the address of a moment', () => {
  test.each([
    '?steg=12',
    '?dag=2025-05-01&fran=2025-03-01T11%3A02',
    '?tid=2025-07-31T14%3A05&fran=2025-05-01',
    '?tid=2025-07-31T14%3A05%3A30',
    '?steg=0&fran=3&varfor=member%2Flevel&axel=steg&lista=4',
    '?q=tv%C3%A5l&typ=ItemAdded&vem=customer&vikt=viktiga&efter=2025-01-01&fore=2025-12-31',
  ])('%s is the same after a round trip', (search) => {
    expect(searchOf(parseQuery(new URLSearchParams(search)))).toBe(search);
  });

  test('leaves out unknown parts', () => {
    expect(searchOf(parseQuery(new URLSearchParams('?steg=-1&fran=x&efter=i%20g%C3%A5r')))).toBe('?');
  });

  test('with a step beyond the history shows its end', () => {
    expect(at('?steg=99999').here).toMatchObject({ step: replayed.total, between: false });
  });
});

describe('stepping', () => {
  test('shows what each step changed, in kronor, points and words', () => {
    expect(words('?steg=4')).toEqual(['Varukorgens summa: 0,00 kr → 98,00 kr', 'Mild tvål 300 ml: – → 2 st']);
    expect(words('?steg=8')).toEqual(['Betalning av order 101: påbörjad → godkänd']);
    expect(words('?steg=11')).toEqual(['Order 101: bekräftad → skickad']);
  });

  test('shows nothing before the first event', () => {
    expect(at('?steg=0')).toMatchObject({
      here: { step: 0 },
      entry: null,
      changes: [],
      snapshot: { carts: [], member: null },
    });
  });

  test('leads to the next or previous event of a type, or nowhere where there is none', () => {
    const from = (index: number, between = false) => ({ index, between });
    expect(stopOfType(replayed, from(1), 'OrderPlaced', 1)).toEqual({ step: 6 });
    expect(stopOfType(replayed, from(12), 'OrderPlaced', -1)).toEqual({ step: 6 });
    expect(stopOfType(replayed, from(7), 'OrderPlaced', 1)).toBeNull();
    expect(stopOfType(replayed, from(7), 'time', -1)).toEqual({ day: '2025-02-01' });
    expect(stopOfType(replayed, from(7, true), 'OrderPlaced', -1)).toEqual({ step: 6 });
  });

  test('without scripts works through the address', () => {
    const jump = (search: string, from: string) => jumpOf(replayed, new URLSearchParams(search), at(from).here);
    expect(jump('hoppa=nasta&hopptyp=OrderPlaced', '?steg=1')).toEqual({ step: 6 });
    expect(jump('hoppa=foregaende&hopptyp=', '?tid=2025-03-02T10:00')).toEqual({ step: 10 });
    expect(jump('steg=3', '?steg=3')).toBeNull();
  });
});

describe('comparing and asking why', () => {
  test('shows A pinned while shopping, and B at the end', () => {
    const { comparison } = at('?fran=4');
    expect(comparison?.differences.map(describeDifference)).toContainEqual({ label: 'Nivå', before: '+', after: '++' });
  });

  test('opens the events that decided the level, newest first, and its rule', () => {
    const { why } = at('?varfor=member/level');
    expect(why?.rows.map(({ entry }) => entry.label)).toEqual(['Nivå ändrad', 'Poäng intjänade']);
    expect(why?.rule).toEqual({ requirements: ['CLB-03'], version: 'level-table@2020-01-01' });
  });

  test('shows the balance as a sum with each event’s part and the result', () => {
    const { why } = at('?varfor=member/balance');
    expect(why).toMatchObject({ value: 1200, byTime: 1000 });
    expect(why?.rows.map(({ added, sum }) => [added, sum])).toEqual([
      [1200, 200],
      [-1000, -1000],
    ]);
  });

  test('names a value without a text of its own as on its card', () => {
    const { why } = at('?varfor=member/balance');
    expect(why && pathLabel(why)).toBe('poängsaldot');
    expect(pathLabel({ path: 'else', of: { kind: 'refunded', name: '101' } })).toBe('Återbetalat på order 101');
    expect(pathLabel({ path: 'else', of: null })).toBe('värdet');
  });

  test('can pin a turning day and a typed time', () => {
    expect(at('?fran=2025-02-14T12:00').comparison).toMatchObject({
      pin: { local: '2025-02-14T12:00' },
      place: { step: 'Efter steg 2 av 13', time: '2025-02-14 12:00' },
    });
  });
});

describe('the list', () => {
  const steps = (filter: Partial<typeof noFilter>) =>
    matchingStops(replayed, { ...noFilter, ...filter }).map((index) => replayed.stops[index]?.step);

  test.each([
    [{ type: 'ItemAdded' }, [4]],
    [{ actor: 'time' }, [2]],
    [{ text: 'TVÅL' }, [4]],
    [{ from: '2025-03-03' }, [11, 12, 13]],
    [{ to: '2025-01-31' }, [1, 2]],
    [{ actor: 'staff' }, []],
    [{ important: true }, [1, 2, 2, 6, 9, 11, 12, 13]],
  ])('filtered by %j has the steps %j', (filter, expected) => {
    expect(steps(filter)).toEqual(expected);
  });

  test('has fixed pages without gaps', () => {
    const many = openReplay(
      Array.from({ length: 13 }, () => purchase().events)
        .flat()
        .map((event, index) => ({ ...event, eventId: String(index) })),
      '2025-03-04T12:00:00.000Z',
    );
    const last = many.stops.length - 1;
    const all = matchingStops(many, noFilter);
    const newest = timelinePage(many, all, last, null);
    expect(newest).toMatchObject({ newer: null, older: last - PAGE });
    const older = timelinePage(many, all, last, newest.older);
    expect(older.entries[0]?.index).toBe(last - PAGE);
    expect(older.newer).toBe(last);
    expect(timelinePage(many, all, last - 5, null).entries).toEqual(newest.entries);
  });
});

test('there is one lane for each kind, with marks inside the area', () => {
  const { kinds, streams } = lanesOf(replayed, 'time');
  expect(kinds.map(({ label, count }) => `${label} ${count}`)).toEqual([
    'Medlemskap 4',
    'Tiden gick 1',
    'Varukorgar 4',
    'Ordrar 3',
    'Betalningar 2',
  ]);
  expect(streams.map(({ label }) => label)).toContain('Order 101');
  expect(kinds.every(({ from, to }) => from >= 0 && to <= 1000)).toBe(true);
});

test('ten thousand events make only one page for a step', () => {
  const { events } = purchase();
  const long = openReplay(
    Array.from({ length: 10_000 }, (_, index) => ({
      ...(events[index % events.length] as (typeof events)[number]),
      eventId: String(index),
    })),
    '2025-03-04T12:00:00.000Z',
  );
  const model = modelOf(long, usual, matchingStops(long, noFilter));
  expect(model.timeline.entries).toHaveLength(PAGE);
});

test('markup in data is shown as text', () => {
  const script = '<script>alert(1)</script>';
  const { events } = purchase().customer('1', '2025-04-01T00:00:00.000Z', {
    ...identified,
    data: { ...identified.data, firstName: script },
  });
  expect(modelOf(openReplay(events, '2025-04-02T00:00:00.000Z'), usual, []).data).toContain(script);
});
