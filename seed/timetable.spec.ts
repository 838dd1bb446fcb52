import { expect, test } from 'vitest';

import { LifeClock } from './life-clock.js';
import { Timetable, type Life } from './timetable.js';

const day = (time: string): string => `2026-03-01T${time}:00.000Z`;

/** Records who acted and when. Customers in `slow` respond late, as with a busy database. */
class Diary {
  readonly clock = new LifeClock(day('00:00'));
  readonly pages: string[] = [];
  readonly prepared: string[][] = [];
  readonly timetable = new Timetable(
    this.clock,
    4,
    async (due) => void this.prepared.push(due.map(({ at }) => at.slice(11, 16))),
  );

  async *life(name: string, times: readonly string[], begins?: () => Promise<void>): Life {
    for (const time of times) {
      yield { at: day(time) };
      await new Promise((resolve) => setImmediate(resolve));
      this.pages.push(`${name} ${this.clock.now().slice(11, 19)}`);
      await begins?.();
      this.clock.pass(90);
    }
  }
}

test('lives continue in order, and only until the requested hour', async () => {
  const diary = new Diary();
  await diary.timetable.begin(1, diary.life('Astrid', ['08:00', '12:00']));
  await diary.timetable.begin(2, diary.life('Bo', ['07:00']));
  await diary.timetable.runUntil(day('08:30'));
  expect(diary.pages).toEqual(['Bo 07:00:00', 'Astrid 08:00:00']);
  await diary.timetable.runUntil(day('13:00'));
  expect(diary.pages.at(-1)).toBe('Astrid 12:00:00');
});

test('the actions of one customer never overlap, whatever was started in between', async () => {
  const diary = new Diary();
  const parcel = (): Promise<void> => diary.timetable.begin(1, diary.life('parcel', ['08:00']));
  await diary.timetable.begin(1, diary.life('Astrid', ['08:00'], parcel));
  await diary.timetable.begin(1, diary.life('Astrid too', ['08:01']));
  await diary.timetable.runUntil(day('09:00'));
  expect(diary.pages).toEqual(['Astrid 08:00:00', 'parcel 08:01:31', 'Astrid too 08:03:02']);
});

test('due events are recorded before anyone acts', async () => {
  const diary = new Diary();
  await diary.timetable.begin(1, diary.life('Astrid', ['08:00']));
  await diary.timetable.begin(2, diary.life('Bo', ['07:00']));
  await diary.timetable.runUntil(day('09:00'));
  expect(diary.prepared).toEqual([['07:00', '08:00']]);
});
