import { expect, test } from 'vitest';
import fc from 'fast-check';

import { addDays, atStockholm, type BusinessDate, type Fact } from '../kernel/index.js';
import type { MemberEvent } from './events.js';
import { inspection } from './inspect.js';
import { live, passIdleDay, wildLives, type Life } from './lives.fixture.js';

const runs = { numRuns: 60 };
const RATES = { '+': 2, '++': 2.2, '+++': 2.3 } as const;

/** Computes every value of a member on a date from the events alone, slowly and without the slice's code. */
class Oracle {
  constructor(
    private readonly events: readonly MemberEvent[],
    private readonly date: BusinessDate,
  ) {}

  values(): ReadonlyMap<string, Fact> {
    const ended = this.last('MembershipEnded');
    const cheques = this.all('ChequeIssued').map(({ chequeId }) => [
      `member/cheques/${chequeId}`,
      this.cheque(chequeId),
    ]);
    const alive = ended ? [] : [...this.ending(), ...this.points(), ...this.level()];
    return new Map([['member', ended ? 'ended' : 'active'], ...alive, ...cheques] as [string, Fact][]);
  }

  private ending(): [string, Fact][] {
    const notice = this.last('TerminationNoticed');
    const [{ registeredOn } = { registeredOn: '' }] = this.all('MemberRegistered');
    const since =
      this.all('PointsEarned')
        .map(({ earnedOn }) => earnedOn)
        .sort()
        .at(-1) ?? registeredOn;
    const entries: [string, Fact][] = [];
    if (notice) entries.push(['member/notice', this.date < notice.endsOn ? 'running' : 'over']);
    if (this.date > monthsLater(since, 30)) entries.push(['member/inactivity', since]);
    return entries;
  }

  private points(): [string, Fact][] {
    const balance = this.all('PointsEarned').reduce(
      (sum, { lotId, points, expiresOn }) =>
        this.usableThrough(lotId, expiresOn) < this.date ? sum : sum + points - this.takenFrom(lotId),
      0,
    );
    const year = this.date.slice(0, 4);
    const converted = this.all('ChequeIssued').reduce(
      (sum, { chequeId, issuedOn, pointsConverted }) =>
        issuedOn.startsWith(year) && !this.lapse(chequeId) ? sum + pointsConverted : sum,
      0,
    );
    const owed = this.all('PointsReversed').reduce((sum, reversal) => sum + reversal.owed, 0);
    const paid = this.all('OwedPointsTaken').reduce((sum, { points }) => sum + points, 0);
    return [
      ['member/balance', balance],
      ['member/converted', converted],
      ...(owed > paid ? ([['member/owed', owed - paid]] as [string, Fact][]) : []),
    ];
  }

  private level(): [string, Fact][] {
    const change = this.last('LevelChanged');
    const level = change?.to ?? '+';
    const points = this.inWindow();
    const earned = points > 2000 ? 3 : points > 1000 ? 2 : 1;
    const protectedUntil = change?.protectedUntil && change.protectedUntil >= this.date ? change.protectedUntil : null;
    const held = earned >= level.length ? (change ? 'earned' : 'start') : protectedUntil ? 'protected' : 'due';
    return [
      ['member/window-points', points],
      ['member/level', level],
      ['member/level-reason', held],
      ['member/rate', RATES[level]],
      ['member/protected-until', protectedUntil],
    ];
  }

  private inWindow(): number {
    const counts = ({ earnedOn }: { readonly earnedOn: string }): boolean =>
      earnedOn <= this.date && (Date.parse(this.date) - Date.parse(earnedOn)) / 86_400_000 < 365;
    const sum = (parts: readonly { readonly earnedOn: string; readonly points: number }[]): number =>
      parts.filter(counts).reduce((total, { points }) => total + points, 0);
    return sum(this.all('PointsEarned')) - sum(this.all('PointsReversed'));
  }

  private takenFrom(lotId: string): number {
    const reversals = this.all('PointsReversed').flatMap(
      (data) => data.taken ?? [{ lotId: data.lotId, points: data.fromBalance }],
    );
    const taken = [...this.all('ChequeIssued'), ...this.all('PointsExpired'), ...this.all('OwedPointsTaken')];
    const given = this.all('ChequeLapsed').flatMap(({ lots }) => lots);
    const of = (parts: readonly { readonly lotId: string; readonly points: number }[]): number =>
      parts.reduce((sum, part) => (part.lotId === lotId ? sum + part.points : sum), 0);
    return of(taken.flatMap(({ lots }) => lots)) + of(reversals) - of(given);
  }

  private usableThrough(lotId: string, expiresOn: string): string {
    const given = this.all('ChequeLapsed').filter(({ lots }) => lots.some((part) => part.lotId === lotId));
    return [expiresOn, ...given.map((lapse) => lapse.usableThrough)].sort().at(-1) ?? expiresOn;
  }

  private lapse(wanted: string): boolean {
    return this.all('ChequeLapsed').some(({ chequeId }) => chequeId === wanted);
  }

  private cheque(chequeId: string): string {
    let [status, validFrom, validTo] = ['open', '', ''];
    for (const { type, data } of this.events) {
      if (type === 'MembershipEnded' && data.chequesLapsed.includes(chequeId)) status = 'lapsed';
      if (!('chequeId' in data) || data.chequeId !== chequeId) continue;
      if (type === 'ChequeIssued') [validFrom, validTo] = [data.validFrom, data.validTo];
      status = type
        .replace('Cheque', '')
        .replace(/Issued|Released|Returned/, 'open')
        .toLowerCase();
    }
    if (status !== 'open') return status;
    return this.date < validFrom ? 'future' : this.date > validTo ? 'expired' : 'active';
  }

  private all<T extends MemberEvent['type']>(type: T): Extract<MemberEvent, { type: T }>['data'][] {
    return this.events.flatMap((event) => (event.type === type ? [event.data as never] : []));
  }

  private last<T extends MemberEvent['type']>(type: T) {
    return this.all(type).at(-1);
  }
}

function monthsLater(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

function inspected({ state }: Life, date: BusinessDate, time = '12:00'): ReadonlyMap<string, Fact> {
  const values = inspection.inspect(state, atStockholm(date, time));
  return new Map(values.map(({ path, value }) => [path, value]));
}

const sorted = (values: ReadonlyMap<string, Fact>) => [...values].sort(([a], [b]) => a.localeCompare(b));

/** A random member's history, with or without the nightly jobs. */
const someLife = fc
  .tuple(wildLives, fc.boolean())
  .map(([happenings, idle]) =>
    idle ? live(happenings, () => undefined, passIdleDay) : live(happenings, () => undefined),
  );

test('at any instant a member is what the events until then give on that date', () => {
  fc.assert(
    fc.property(
      wildLives,
      fc.boolean(),
      fc.nat(1_200),
      fc.constantFrom('00:00', '23:59'),
      (happenings, idle, days, time) => {
        const check = (life: Life): void => {
          const date = addDays(life.today, days);
          expect(sorted(inspected(life, date, time))).toEqual(sorted(new Oracle(life.events, date).values()));
        };
        if (idle) live(happenings, check, passIdleDay);
        else live(happenings, check);
      },
    ),
    runs,
  );
});

test('the turning days are exactly the days that differ from the day before without an event', () => {
  fc.assert(
    fc.property(someLife, (life) => {
      const [from, to] = [life.today, addDays(life.today, 1_000)];
      const differing: string[] = [];
      let before = JSON.stringify(sorted(new Oracle(life.events, from).values()));
      for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
        const now = JSON.stringify(sorted(new Oracle(life.events, day).values()));
        if (now !== before) differing.push(day);
        before = now;
      }
      expect(inspection.turningDays(life.state, from, to)).toEqual(differing);
    }),
    runs,
  );
});

test('a sum is what its events added, less what time removed', () => {
  fc.assert(
    fc.property(someLife, (life) => {
      for (const { path, value, behind, adds } of inspection.inspect(life.state, atStockholm(life.today, '12:00'))) {
        if (!adds) continue;
        const added = life.events.filter(behind).reduce((sum, event) => sum + adds(event), 0);
        const gone = life.state.lots.filter(({ expiresOn }) => expiresOn < life.today);
        const byTime = path === 'member/balance' ? gone.reduce((sum, { remaining }) => sum + remaining, 0) : 0;
        expect([path, value]).toEqual([path, added - byTime]);
      }
    }),
    runs,
  );
});
