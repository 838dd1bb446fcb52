import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { JobRunCompleted, JobRunStarted, JobSubjectParked } from '../../../domain/job-run/index.js';
import type { ChequeIssued } from '../../../domain/member/index.js';
import { jobRuns } from '../../../projections/job-run/queries.js';
import type { CommandHandling } from '../command-handling/command-handling.js';
import { Club } from '../../host/jobs/testing.js';
import type { JobEngine } from './job-engine.js';

const MEMBERS = 40;
const MARCH = {
  considered: MEMBERS,
  changed: MEMBERS,
  unchanged: 0,
  parked: 0,
  sums: { chequesIssued: MEMBERS, amountOre: MEMBERS * 2000, pointsConverted: MEMBERS * 1000, decidedLater: 0 },
};

describe('a run', () => {
  let club: Club;
  let members: string[];
  beforeEach(async () => {
    club = await Club.open();
    members = [];
    for (let count = 0; count < MEMBERS; count += 1) {
      const member = await club.join('2025-01-10');
      await club.earn(member, 1000, '2025-03-10');
      members.push(member);
    }
    club.itIsTheEndOf('2025-04-01');
  });
  afterEach(() => club.close());

  const cheques = () => club.events<ChequeIssued>('ChequeIssued');
  const march = (machine: JobEngine) => machine.run('cheques', '2025-03-31');
  const answer = { ok: true, run: { job: 'cheques', date: '2025-03-31', report: MARCH } };

  async function thereIsOneWholeRun(): Promise<void> {
    const issued = await cheques();
    expect(issued).toHaveLength(MEMBERS);
    expect(new Set(issued.map(({ streamId }) => streamId)).size).toBe(MEMBERS);
    const completed = await club.events<JobRunCompleted>('JobRunCompleted');
    expect(completed.map(({ data }) => data.report)).toEqual([MARCH]);
    expect(issued.reduce((sum, { data }) => sum + data.amount, 0)).toBe(MARCH.sums.amountOre);
    expect(await club.events<JobRunStarted>('JobRunStarted')).toHaveLength(1);
  }

  test('that is repeated makes no new events and answers with the first report', async () => {
    expect(await march(club.machine())).toEqual(answer);
    const first = await cheques();
    expect(await march(club.machine())).toEqual(answer);
    expect(await cheques()).toEqual(first);
    await thereIsOneWholeRun();
  });

  test('started by a person names the person in its first event, and the job in its work', async () => {
    const dag = { kind: 'staff', id: 'dag' } as const;
    await club.machine().run('cheques', '2025-03-31', dag);
    expect((await club.events<JobRunStarted>('JobRunStarted')).map(({ actor }) => actor)).toEqual([dag]);
    expect(new Set((await cheques()).map(({ actor }) => actor.kind))).toEqual(new Set(['job']));
  });

  test('by two machines at once makes one set of events and one report', async () => {
    expect(await Promise.all([march(club.machine('free')), march(club.machine('free'))])).toEqual([answer, answer]);
    await thereIsOneWholeRun();
  });

  test('that was killed and runs again has a complete report', async () => {
    await expect(march(club.machine('locked', dyingAfter(17)))).rejects.toThrow('killed');
    expect((await cheques()).length).toBeGreaterThanOrEqual(17);
    expect((await cheques()).length).toBeLessThan(MEMBERS);
    expect(await club.events('JobRunCompleted')).toEqual([]);
    expect(await march(club.machine())).toEqual(answer);
    await thereIsOneWholeRun();
  });

  test('gives the reason of its failure also where the failure cannot be recorded', async () => {
    await expect(march(club.machine('locked', unrecorded))).rejects.toThrow('killed');
    expect(await march(club.machine())).toEqual(answer);
  });

  test('killed on one machine while another continues has a complete report', async () => {
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const [killed, other] = await Promise.allSettled([
      march(club.machine('free', dyingAfter(5, begin))),
      begun.then(() => march(club.machine('free'))),
    ]);
    expect(killed.status).toBe('rejected');
    expect(other).toEqual({ status: 'fulfilled', value: answer });
    await thereIsOneWholeRun();
  });

  test('that is told to stop ends between two members and continues another time', async () => {
    const machine = club.machine();
    const stopped = expect(march(machine)).rejects.toThrow('aborted');
    await machine.stop();
    await stopped;
    expect(await march(club.machine())).toEqual(answer);
    await thereIsOneWholeRun();
  });

  test('that cannot be completed gives its reason, also when nobody can be told', async () => {
    let steps = 0;
    const broken = wrapped((kind) => {
      if (kind === 'job-run' && (steps += 1) > 1) throw new Error(`step ${steps} cannot be recorded`);
    });
    await expect(march(club.machine('locked', broken))).rejects.toThrow('step 2 cannot be recorded');
    expect(steps).toBe(3);
  });

  test('continues without a member that fails, and reports it', async () => {
    const unlucky = members[3] as string;
    const outcome = await march(club.machine('locked', failingFor(unlucky)));
    expect(outcome).toMatchObject({
      ok: true,
      run: { report: { considered: MEMBERS, changed: MEMBERS - 1, unchanged: 0, parked: 1 } },
    });
    const parked = await club.events<JobSubjectParked>('JobSubjectParked');
    expect(parked.map(({ data }) => data)).toEqual([{ subject: `member-${unlucky}`, reason: 'stream unreadable' }]);
  });

  test('is in the list of runs, also after a rebuild', async () => {
    await march(club.machine('locked', failingFor(members[3] as string)));
    await club.machine().run('levels', '2025-04-01');
    const last = (await club.events('JobRunCompleted')).at(-1);
    expect(await club.projections.waitFor('job-run', last?.position ?? '0/0', 10_000)).toBe(true);
    const runs = await jobRuns(club.opened.database.db, 10);
    expect(runs.map(({ job, date, report, parked }) => [job, date, report?.considered, parked.length])).toEqual(
      expect.arrayContaining([
        ['cheques', '2025-03-31', MEMBERS, 1],
        ['levels', '2025-04-01', MEMBERS, 0],
      ]),
    );
    expect(await club.projections.verify('job-run')).toMatchObject({ comparison: { rows: 2, differences: 0 } });
  });
});

describe('catching up', () => {
  let club: Club;
  beforeEach(async () => void (club = await Club.open()));
  afterEach(() => club.close());
  const names = (runs: readonly { job: string; date: string }[]) => runs.map(({ job, date }) => `${job} ${date}`);

  test('begins on the day the shop starts, not in the past', async () => {
    club.itIsTheEndOf('2025-03-15');
    expect(names(await club.machine().catchUp())).toEqual([
      'campaign-prices 2025-03-15',
      'cheque-expiry 2025-03-15',
      'inactivity 2025-03-15',
      'reminders 2025-03-15',
      'levels 2025-03-15',
      'guest-carts 2025-03-15',
      'kept-records 2025-03-15',
      'uncollected-parcels 2025-03-15',
      'returns-at-risk 2025-03-15',
      'late-deliveries 2025-03-15',
      'collect-reminders 2025-03-15',
      'unanswered-warrants 2025-03-15',
    ]);
    expect(await club.machine().catchUp()).toEqual([]);
  });

  test('runs each missed day in order, also after an unfinished run', async () => {
    const member = await club.join('2024-01-10');
    await club.earn(member, 1200, '2024-05-01');
    club.itIsTheEndOf('2025-12-29');
    await club.machine().catchUp();
    club.itIsTheEndOf('2026-01-01');
    await expect(club.machine('free', dyingAfter(0)).catchUp()).rejects.toThrow('killed');
    expect(names(await club.machine().catchUp())).toEqual([
      'cheques 2025-12-31',
      'points-expiry 2026-01-01',
      'cheque-expiry 2026-01-01',
      'inactivity 2026-01-01',
      'reminders 2026-01-01',
      'levels 2026-01-01',
      'guest-carts 2026-01-01',
      'kept-records 2026-01-01',
      'uncollected-parcels 2026-01-01',
      'returns-at-risk 2026-01-01',
      'late-deliveries 2026-01-01',
      'collect-reminders 2026-01-01',
      'unanswered-warrants 2026-01-01',
    ]);
    expect((await club.member(member)).cheques).toMatchObject([{ amount: 2000, issuedOn: '2025-12-31' }]);
    expect(await club.events('PointsExpired')).toMatchObject([
      { data: { points: 200 }, effectiveAt: '2025-12-31T23:00:00.000Z' },
    ]);
  });

  test('is left to the machine that has started it', async () => {
    club.itIsTheEndOf('2025-03-15');
    const [first, second] = await Promise.all([club.machine().catchUp(), club.machine().catchUp()]);
    expect([first.length, second.length].sort()).toEqual([0, 12]);
  });

  test('does not skip days because of a later run by hand', async () => {
    club.itIsTheEndOf('2025-03-14');
    await club.machine().catchUp();
    club.itIsTheEndOf('2025-03-16');
    await club.machine().run('levels', '2025-03-16');
    expect(names(await club.machine().catchUp()).filter((run) => run.startsWith('levels'))).toEqual([
      'levels 2025-03-15',
      'levels 2025-03-16',
    ]);
  });
});

describe('a run by hand', () => {
  let club: Club;
  beforeEach(async () => void (club = await Club.open()));
  afterEach(() => club.close());

  test.each([
    ['holidays', '2025-03-31', { type: 'JobUnknown', field: 'job' }],
    ['levels', '2025-02-30', { type: 'DateInvalid', field: 'date' }],
    ['levels', 'x', { type: 'DateInvalid', field: 'date' }],
    ['cheques', '2025-03-30', { type: 'DateNotOfJob', field: 'date' }],
    ['cheques', '2025-03-31', { type: 'RunNotYetDue', field: 'date', dueAt: '2025-03-31T22:05:00.000Z' }],
  ])('of %s for %s is refused', async (job, date, rejection) => {
    club.itIsTheEndOf('2025-03-31');
    expect(await club.machine().run(job, date)).toMatchObject({ ok: false, rejection });
    expect(await club.events('JobRunStarted')).toEqual([]);
  });

  test('before the last completed date is refused, unless it has a report', async () => {
    club.itIsTheEndOf('2025-03-14');
    await club.machine().catchUp();
    club.itIsTheEndOf('2025-03-16');
    await club.machine().catchUp();
    const run = (date: string) => club.machine().run('levels', date);
    expect(await run('2025-03-12')).toEqual({
      ok: false,
      rejection: { type: 'DateBeforeLast', field: 'date', last: '2025-03-16' },
    });
    expect(await run('2025-03-15')).toMatchObject({ ok: true, run: { report: { considered: 0 } } });
  });
});

/**
 * Makes the command handling of a process that is killed after some members.
 * @param begun called with the first member of this process; a process that starts later finds no work left
 */
function dyingAfter(done: number, begun: () => void = () => undefined): (commands: CommandHandling) => CommandHandling {
  let left = done;
  return wrapped((kind) => {
    if (kind === 'member') left -= 1;
    if (left === done - 1) begun();
    if (left < 0) throw new Error('killed');
  });
}

function failingFor(memberId: string): (commands: CommandHandling) => CommandHandling {
  return wrapped((_kind, key) => {
    if (key === memberId) throw new Error('stream unreadable');
  });
}

/** After its start event, no event of the run can be appended. */
const unrecorded = wrapped((kind, _key, type) => {
  if (kind === 'member' || type === 'ParkSubject') throw new Error('killed');
  if (type === 'FailRun') throw new Error('not recorded');
});

function wrapped(
  before: (kind: string, key: string, type: string) => void,
): (commands: CommandHandling) => CommandHandling {
  return (commands) =>
    new Proxy(commands, {
      get: (target, name) => {
        if (name !== 'handle') return Reflect.get(target, name).bind(target);
        return async (...args: Parameters<CommandHandling['handle']>) => {
          before(args[0].kind, args[1], (args[2] as { readonly type: string }).type);
          return target.handle(...args);
        };
      },
    });
}
