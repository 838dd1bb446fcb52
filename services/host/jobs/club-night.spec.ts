import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { JobReport } from '../../../domain/job-run/index.js';
import type { BusinessDate } from '../../../domain/kernel/index.js';
import type {
  ChequeExpired,
  ChequeIssued,
  LevelChanged,
  MembershipEnded,
  PointsExpired,
} from '../../../domain/member/index.js';
import { Club } from './testing.js';

describe('a night of the club', () => {
  let club: Club;
  beforeEach(async () => void (club = await Club.open()));
  afterEach(() => club.close());

  async function run(job: string, date: BusinessDate, now?: BusinessDate): Promise<JobReport> {
    if (now) club.itIsTheEndOf(now);
    const outcome = await club.machine().run(job, date);
    if (!outcome.ok) throw new Error(outcome.rejection.type);
    return outcome.run.report;
  }

  test('levels: a member without enough points steps down when the protection is over, the others stay', async () => {
    const astrid = await club.join('2025-01-10');
    const bo = await club.join('2025-01-10');
    await club.join('2025-01-10');
    await club.earn(astrid, 1500, '2025-02-01');
    await club.earn(bo, 2500, '2025-02-01');
    await club.earn(bo, 1100, '2026-01-15');

    expect(await run('levels', '2026-02-01', '2026-02-01')).toEqual({
      considered: 3,
      changed: 0,
      unchanged: 3,
      parked: 0,
      sums: { upgrades: 0, downgrades: 0, decidedLater: 0 },
    });
    expect(await run('levels', '2026-02-02', '2026-02-02')).toEqual({
      considered: 3,
      changed: 2,
      unchanged: 1,
      parked: 0,
      sums: { upgrades: 0, downgrades: 2, decidedLater: 0 },
    });
    expect([(await club.member(astrid)).level, (await club.member(bo)).level]).toEqual(['+', '++']);

    const [down] = (await club.events<LevelChanged>('LevelChanged')).filter(({ data }) => data.direction === 'down');
    expect(down).toMatchObject({
      data: { windowFrom: '2025-02-03', windowTo: '2026-02-02', decidedOn: '2026-02-02' },
      actor: { kind: 'job', id: 'levels' },
      effectiveAt: '2026-02-02T02:00:00.000Z',
    });
  });

  test('levels: members with a later decision are left out and counted, not raised again', async () => {
    const astrid = await club.join('2025-01-10');
    await club.earn(astrid, 1500, '2025-02-02');
    await run('levels', '2026-02-03', '2026-02-03');
    expect((await club.member(astrid)).level).toBe('+');
    expect(await run('levels', '2026-02-01')).toEqual({
      considered: 1,
      changed: 0,
      unchanged: 1,
      parked: 0,
      sums: { upgrades: 0, downgrades: 0, decidedLater: 1 },
    });
    expect((await club.member(astrid)).level).toBe('+');
  });

  test('cheques: a late run gives the month its own level, and leaves out members with a later cheque', async () => {
    const astrid = await club.join('2025-01-10');
    const bo = await club.join('2025-01-10');
    await club.earn(astrid, 1000, '2025-01-20');
    await club.earn(astrid, 1000, '2025-02-01');
    await club.earn(bo, 2000, '2025-01-20');
    await club.send(bo, { type: 'IssueCheque', chequeId: 'later', on: '2025-02-28' }, '2025-02-28');
    await club.earn(bo, 1000, '2025-01-21');
    const { changed, sums } = await run('cheques', '2025-01-31', '2025-03-05');
    expect([changed, sums]).toEqual([1, { chequesIssued: 1, amountOre: 2000, pointsConverted: 1000, decidedLater: 1 }]);
  });

  test('levels: a member who joined later or has left is not considered', async () => {
    const gone = await club.join('2025-01-10');
    await club.send(gone, { type: 'EndMembership', reason: 'member', on: '2025-06-01' }, '2025-06-01');
    await club.join('2025-07-02');
    expect(await run('levels', '2025-07-01', '2025-07-03')).toMatchObject({ considered: 0 });
  });

  test('cheques: whole thousands at the level’s rate, at the last instant of the month', async () => {
    const astrid = await club.join('2025-01-10');
    const bo = await club.join('2025-01-10');
    await club.join('2025-01-10');
    await club.earn(astrid, 2500, '2025-03-10');
    await club.earn(bo, 1000, '2025-03-31');

    const report = await run('cheques', '2025-03-31', '2025-04-01');
    expect(report).toEqual({
      considered: 3,
      changed: 2,
      unchanged: 1,
      parked: 0,
      sums: { chequesIssued: 2, amountOre: 6600, pointsConverted: 3000, decidedLater: 0 },
    });

    const issued = await club.events<ChequeIssued>('ChequeIssued');
    expect(issued.reduce((sum, { data }) => sum + data.amount, 0)).toBe(report.sums.amountOre);
    expect(issued[0]).toMatchObject({
      data: { issuedOn: '2025-03-31', validFrom: '2025-04-01', validTo: '2025-06-30' },
      effectiveAt: '2025-03-31T21:59:59.999Z',
    });
  });

  test('points expire at New Year, after the cheques of December have used what they could', async () => {
    const astrid = await club.join('2024-01-10');
    await club.earn(astrid, 700, '2024-05-01');
    await club.earn(astrid, 600, '2025-05-01');
    const bo = await club.join('2025-01-10');
    await club.earn(bo, 999, '2025-05-01');

    expect(await run('cheques', '2025-12-31', '2026-01-01')).toMatchObject({
      changed: 1,
      sums: { pointsConverted: 1000 },
    });
    expect(await run('points-expiry', '2026-01-01')).toEqual({
      considered: 2,
      changed: 0,
      unchanged: 2,
      parked: 0,
      sums: { pointsExpired: 0, lotsExpired: 0 },
    });
    const report = await run('points-expiry', '2027-01-01', '2027-01-01');
    expect(report).toMatchObject({ changed: 2, sums: { pointsExpired: 300 + 999, lotsExpired: 2 } });
    const expired = await club.events<PointsExpired>('PointsExpired');
    expect(expired.reduce((sum, { data }) => sum + data.points, 0)).toBe(report.sums.pointsExpired);
  });

  test('a cheque expires the night after its last day, once', async () => {
    const astrid = await club.join('2025-01-10');
    await club.earn(astrid, 1000, '2025-03-10');
    await run('cheques', '2025-03-31', '2025-04-01');
    expect(await run('cheque-expiry', '2025-06-30', '2025-06-30')).toMatchObject({ considered: 0 });
    expect(await run('cheque-expiry', '2025-07-01', '2025-07-01')).toMatchObject({
      considered: 1,
      changed: 1,
      sums: { chequesExpired: 1 },
    });
    expect(await run('cheque-expiry', '2025-07-02', '2025-07-02')).toMatchObject({ considered: 0 });
    expect(await club.events<ChequeExpired>('ChequeExpired')).toHaveLength(1);
  });

  test('a membership ends after 30 months without points, or when the notice has run out', async () => {
    const idle = await club.join('2024-01-15');
    const buyer = await club.join('2024-01-15');
    await club.earn(buyer, 40, '2024-02-01');
    const misuser = await club.join('2026-01-15');
    await club.send(misuser, { type: 'NoticeTermination', noticedOn: '2026-06-16', reason: 'terms' }, '2026-06-16');

    expect(await run('inactivity', '2026-07-15', '2026-07-15')).toMatchObject({ considered: 1, changed: 0 });
    expect(await run('inactivity', '2026-07-16', '2026-07-16')).toEqual({
      considered: 2,
      changed: 2,
      unchanged: 0,
      parked: 0,
      sums: { endedByInactivity: 1, endedByProvider: 1, pointsLapsed: 0, chequesLapsed: 0 },
    });
    expect(await run('inactivity', '2026-08-02', '2026-08-02')).toMatchObject({
      changed: 1,
      sums: { pointsLapsed: 40 },
    });
    expect(
      new Map(
        (await club.events<MembershipEnded>('MembershipEnded')).map(({ streamId, data }) => [streamId, data.reason]),
      ),
    ).toEqual(
      new Map([
        [`member-${idle}`, 'inactivity'],
        [`member-${misuser}`, 'provider'],
        [`member-${buyer}`, 'inactivity'],
      ]),
    );
  });
});
