import { describe, expect, test } from '@jest/globals';

import { identified } from '../../../domain/customer/spec-events.js';
import { purchase } from '../../../domain/replay-history/spec-history.js';
import { jumpOf, stepAtLocalTime, stepOfType } from './jump.js';
import { lanesOf } from './lanes.js';
import { frameOf, modelOf } from './model.js';
import { openReplay } from './open-replay.js';
import { noFilter, parseQuery, searchOf, type ReplayQuery } from './query.js';
import { describeDifference } from './texts.js';
import { matchingSteps, PAGE, timelinePage } from './timeline.js';

const replayed = openReplay(purchase().events);
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
    '?steg=0&fran=3&varfor=member%2Flevel&axel=steg&lista=4',
    '?q=tv%C3%A5l&typ=ItemAdded&vem=customer&vikt=viktiga&efter=2025-01-01&fore=2025-12-31',
  ])('%s comes back as it was', (search) => {
    expect(searchOf(parseQuery(new URLSearchParams(search)))).toBe(search);
  });

  test('what is not understood is left out', () => {
    expect(searchOf(parseQuery(new URLSearchParams('?steg=-1&fran=x&efter=i%20g%C3%A5r')))).toBe('?');
  });

  test('a step beyond the history shows its end', () => {
    expect(at('?steg=99999').step).toBe(replayed.total);
  });
});

describe('stepping', () => {
  test('each step says what it changed, in kronor, points and words', () => {
    expect(words('?steg=4')).toEqual(['Varukorgens summa: 0,00 kr → 98,00 kr', 'Mild tvål 300 ml: – → 2 st']);
    expect(words('?steg=8')).toEqual(['Betalning av order 101: påbörjad → godkänd']);
    expect(words('?steg=11')).toEqual(['Order 101: bekräftad → skickad']);
  });

  test('before the first event nothing is there', () => {
    expect(at('?steg=0')).toMatchObject({ step: 0, entry: null, changes: [], snapshot: { carts: [], member: null } });
  });

  test('to the next and the one before of a type, or staying where there is none', () => {
    expect(stepOfType(replayed, 1, 'OrderPlaced', 1)).toBe(6);
    expect(stepOfType(replayed, 12, 'OrderPlaced', -1)).toBe(6);
    expect(stepOfType(replayed, 7, 'OrderPlaced', 1)).toBe(7);
  });

  test('to a Stockholm time: the whole minute has happened', () => {
    expect(stepAtLocalTime(replayed, '2025-03-01T11:01')).toBe(4);
    expect(stepAtLocalTime(replayed, 'i går')).toBeNull();
  });

  test('the forms of a page without scripts jump by the address', () => {
    expect(jumpOf(replayed, new URLSearchParams('hoppa=nasta&hopptyp=OrderPlaced'), 1)).toBe(6);
    expect(jumpOf(replayed, new URLSearchParams('tidpunkt=2025-03-01T11:01'), 12)).toBe(4);
    expect(jumpOf(replayed, new URLSearchParams('steg=3'), 3)).toBeNull();
  });
});

describe('comparing and asking why', () => {
  test('A pinned while shopping, B at the end', () => {
    const { comparison } = at('?fran=4');
    expect(comparison?.differences.map(describeDifference)).toContainEqual({ label: 'Nivå', before: '+', after: '++' });
  });

  test('the level opens the events that decided it, newest first', () => {
    expect(at('?varfor=member/level').why?.entries.map(({ label }) => label)).toEqual([
      'Nivå ändrad',
      'Poäng intjänade',
    ]);
  });
});

describe('the list', () => {
  const steps = (filter: Partial<typeof noFilter>) => matchingSteps(replayed, { ...noFilter, ...filter });

  test.each([
    [{ type: 'ItemAdded' }, [4]],
    [{ text: 'TVÅL' }, [4]],
    [{ from: '2025-03-03' }, [11, 12, 13]],
    [{ to: '2025-01-31' }, [1, 2]],
    [{ actor: 'staff' }, []],
    [{ important: true }, [1, 2, 6, 9, 11, 12, 13]],
  ])('%j leaves steps %j', (filter, expected) => {
    expect(steps(filter)).toEqual(expected);
  });

  test('pages lie at fixed places and meet without gaps', () => {
    const many = openReplay(
      Array.from({ length: 13 }, () => purchase().events)
        .flat()
        .map((event, index) => ({ ...event, eventId: String(index) })),
    );
    const all = matchingSteps(many, noFilter);
    const newest = timelinePage(many, all, many.total, null);
    expect(newest).toMatchObject({ newer: null, older: many.total - PAGE });
    const older = timelinePage(many, all, many.total, newest.older);
    expect(older.entries[0]?.step).toBe(many.total - PAGE);
    expect(older.newer).toBe(many.total);
    expect(timelinePage(many, all, many.total - 5, null).entries).toEqual(newest.entries);
  });
});

test('lanes: one a kind, marks within the plane', () => {
  const { kinds, streams } = lanesOf(replayed, 'time');
  expect(kinds.map(({ label, count }) => `${label} ${count}`)).toEqual([
    'Medlemskap 4',
    'Varukorgar 4',
    'Ordrar 3',
    'Betalningar 2',
  ]);
  expect(streams.map(({ label }) => label)).toContain('Order 101');
  expect(kinds.every(({ from, to }) => from >= 0 && to <= 1000)).toBe(true);
});

test('ten thousand events: a step makes no more than a page of them', () => {
  const { events } = purchase();
  const long = openReplay(
    Array.from({ length: 10_000 }, (_, index) => ({
      ...(events[index % events.length] as (typeof events)[number]),
      eventId: String(index),
    })),
  );
  const model = modelOf(long, usual, matchingSteps(long, noFilter));
  expect(model.timeline.entries).toHaveLength(PAGE);
});

test('markup in data stays text', () => {
  const script = '<script>alert(1)</script>';
  const { events } = purchase().customer('1', '2025-04-01T00:00:00.000Z', {
    ...identified,
    data: { ...identified.data, firstName: script },
  });
  expect(modelOf(openReplay(events), usual, []).data).toContain(script);
});
