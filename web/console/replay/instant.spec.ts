import { describe, expect, test } from 'vitest';

import { aMember } from '../../../tests/builders/a-member.js';
import { purchase } from '../../../domain/replay-history/spec-history.js';
import { instantOf } from './at.js';
import { lanesOf } from './timeline/lanes.js';
import { modelOf } from './model.js';
import { openReplay } from './open-replay.js';
import { noFilter, parseQuery, type ReplayQuery } from './query.js';
import { loweredLevel } from './texts.js';
import { matchingStops } from './timeline/timeline.js';

const replayed = openReplay(purchase().events, '2025-03-03T12:00:00.000Z');
const usual: ReplayQuery = parseQuery(new URLSearchParams());
const at = (search: string) => modelOf(replayed, parseQuery(new URLSearchParams(search)), []);

describe('an instant between two events', () => {
  const cheque = (search: string) => at(search).snapshot.member?.cheques[0]?.status;

  test.each([
    ['2025-03-01T11:01', '2025-03-01T10:01:59.999Z'],
    ['2025-03-01T11:01:07', '2025-03-01T10:01:07.999Z'],
    ['2025-07-01T11:01', '2025-07-01T09:01:59.999Z'],
  ])('%s is in Stockholm time, and without seconds the whole minute counts', (local, instant) => {
    expect(instantOf(local)).toBe(instant);
  });

  test.each(['i går', '2025-02-30T10:00', '2025-02-01T24:00', '2025-02-01 10:00'])(
    '%s is invalid and reported',
    (local) => {
      expect(instantOf(local)).toBeNull();
      const { place, here } = at(`?tid=${encodeURIComponent(local)}`);
      expect(place.notice).toBe(`Tidpunkten ”${local}” går inte att läsa. Här visas det senaste.`);
      expect(here.index).toBe(replayed.stops.length - 1);
    },
  );

  test('shows the state of that instant, not that of the last event', () => {
    expect(cheque('?steg=2')).toBe('future');
    expect(cheque('?tid=2025-01-31T23:59')).toBe('future');
    expect(cheque('?tid=2025-02-01T00:00')).toBe('active');
    expect(cheque('?tid=2025-02-14T12:00')).toBe('active');
  });

  test('shows after which step it lies, and what happened last', () => {
    const { place, entry, changes, here } = at('?tid=2025-02-14T12:00');
    expect([place.step, place.time, here.between]).toEqual(['Efter steg 2 av 13', '2025-02-14 12:00', true]);
    expect(place.at).toEqual({ local: '2025-02-14T12:00' });
    expect([entry?.label, changes]).toEqual(['Tiden gick', []]);
  });

  test('shows nothing before the first event', () => {
    const { here, entry, snapshot } = at('?tid=2024-12-24T15:00');
    expect(here).toMatchObject({ step: 0, index: 0, between: true });
    expect([entry, snapshot.member, snapshot.carts]).toEqual([null, null, []]);
  });

  test('in the future shows what comes if nothing happens, and says so', () => {
    const { place, snapshot } = at('?tid=2026-03-04T12:00');
    expect(place.notice).toMatch(/har inte varit än/);
    expect(snapshot.member?.level?.reason).toBe('due');
    expect(at('?tid=2025-03-03T11:00').place.notice).toBeNull();
  });

  test('has links to the stops beside it', () => {
    expect(at('?tid=2025-02-14T12:00').beside).toMatchObject({
      back: { day: '2025-02-01' },
      forward: { step: 3 },
      back10: { step: 0 },
    });
  });
});

test('a lowered level shows its reason in a sentence that can be read aloud', () => {
  const bo = aMember('Bo').joined('2025-01-10').buys(2148).on('2025-09-24').buys(1397).on('2026-08-01');
  const { events } = bo.levelDecided('2026-09-25').levelDecided('2026-09-26');
  const { member } = openReplay(events, '2026-10-01T00:00:00.000Z').snapshot(events.length, '2026-10-01T00:00:00.000Z');
  const decision = member?.level?.decision;
  expect(decision && loweredLevel(decision)?.replaceAll('\u00a0', ' ')).toBe(
    'Nivån sänktes 26 september 2026. Skyddet tog slut 25 september 2026, +++ kräver 2 001 poäng, du hade 1 397; ' +
      '2 148 från september 2025 räknas inte längre.',
  );
});

describe('passing time', () => {
  const year = openReplay(purchase().events, '2026-03-10T12:00:00.000Z');
  const on = (day: string) => modelOf(year, parseQuery(new URLSearchParams(`?dag=${day}`)), []);

  test.each([
    ['2025-02-01', 'Bonuschecken på 20,00 kr kan användas.'],
    ['2025-05-01', 'Bonuschecken på 20,00 kr gäller inte längre; sista dagen var 30 april 2025.'],
    ['2026-01-01', 'Ett nytt år: inga poäng är ännu omvandlade till checkar i år, förra året 1 000 p.'],
    [
      '2026-03-03',
      '1 200 p från 3 mars 2025 räknas inte längre för nivån; 0 p räknas. ' +
        'Poängen räcker inte längre till ++, men nivån är skyddad till och med 3 mars 2026.',
    ],
    [
      '2026-03-04',
      'Skyddet av nivån ++ tog slut; sista dagen var 3 mars 2026. ' +
        'Poängen räcker inte till ++; nivån prövas i nattens körning.',
    ],
  ])('on %s is described in a sentence', (day, line) => {
    expect(on(day).entry).toMatchObject({ label: 'Tiden gick', actor: 'time', event: null });
    expect(on(day).entry?.line.replaceAll('\u00a0', ' ')).toBe(line);
  });

  test('is a stop of its own, with its address', () => {
    expect(on('2026-03-03')).toMatchObject({
      here: { step: 13, index: 17, between: false },
      place: { at: { day: '2026-03-03' }, step: 'Tiden gick, efter steg 13 av 13', time: '2026-03-03 00:00:00' },
      beside: { back: { day: '2026-01-01' }, forward: { day: '2026-03-04' } },
    });
    expect(year.stops).toHaveLength(1 + 13 + 5);
  });

  test('is never shown as an action of a viewer a year later', () => {
    const { events } = purchase().record('staff-access', 'customer-1', '2026-03-10T12:00:00.000Z', [
      { type: 'CustomerViewed', data: { staffName: 'Kim', reason: 'Undrar över nivån' } },
    ]);
    const looked = modelOf(openReplay(events, '2026-03-10T12:05:00.000Z'), usual, []);
    expect(looked.entry?.label).toBe('Öppnad i konsolen');
    expect(looked.changes).toEqual([]);
    expect(looked.beside.back).toEqual({ day: '2026-03-04' });
  });

  test('is in the list, on a lane, among the types and in the filters', () => {
    const { timeline } = modelOf(year, usual, matchingStops(year, { ...noFilter, type: 'time' }));
    expect(timeline.entries.map(({ at: where }) => where)).toEqual([
      { day: '2026-03-04' },
      { day: '2026-03-03' },
      { day: '2026-01-01' },
      { day: '2025-05-01' },
      { day: '2025-02-01' },
    ]);
    expect(matchingStops(year, { ...noFilter, actor: 'time', important: true })).toHaveLength(4);
    expect(matchingStops(year, { ...noFilter, text: 'skyddet av' })).toEqual([18]);
    expect(matchingStops(year, { ...noFilter, from: '2026-01-01', to: '2026-03-03' })).toEqual([16, 17]);
    expect(year.types).toContainEqual({ type: 'time', label: 'Tiden gick', count: 5 });
    expect(lanesOf(year, 'time').kinds.find(({ kind }) => kind === 'time')).toMatchObject({ count: 5 });
  });
});
