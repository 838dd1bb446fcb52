import { describe, expect, test } from 'vitest';

import type { RunOutcome } from '../../foundation/job-engine/job-engine.js';
import { NotRunnable, requestFrom, runByHand } from './run-by-hand.js';

describe('a job by hand', () => {
  const wished = { job: 'levels', date: '2026-03-31' };
  const refusing = (outcome: RunOutcome) => runByHand(wished, async () => outcome);

  test('is understood however npm passes it on', () => {
    expect(requestFrom(['levels', '--date', '2026-03-31'])).toEqual(wished);
    expect(requestFrom(['levels', '--date=2026-03-31'])).toEqual(wished);
    expect(requestFrom(['levels', '2026-03-31'], { npm_config_date: 'true' })).toEqual(wished);
    expect(requestFrom(['levels'], { npm_config_date: '2026-03-31' })).toEqual(wished);
  });

  test.each([
    [[], 'job: is missing'],
    [['levels'], 'date: is missing'],
    [['levels', '--dat', '2026-03-31'], '--dat: is not an option'],
    [['levels', '2026-03-31', '2026-04-01'], '2026-04-01: is one argument too many'],
  ])('%j is refused: %s', (args, message) => {
    expect(() => requestFrom(args)).toThrow(new NotRunnable(`${message}; npm run job <name> --date YYYY-MM-DD`));
  });

  test('prints the report as a table', async () => {
    const report = { considered: 1200, changed: 3, unchanged: 1197, parked: 0, sums: { upgrades: 1, downgrades: 2 } };
    expect(await refusing({ ok: true, run: { ...wished, report } })).toBe(
      [
        'levels 2026-03-31',
        '  considered  1200',
        '  changed        3',
        '  unchanged   1197',
        '  parked         0',
        '  upgrades       1',
        '  downgrades     2',
      ].join('\n'),
    );
  });

  test('reports in one line why it cannot run', async () => {
    await expect(
      refusing({ ok: false, rejection: { type: 'JobUnknown', field: 'job', known: ['levels', 'cheques'] } }),
    ).rejects.toThrow('job: levels is not one of levels, cheques');
    await expect(refusing({ ok: false, rejection: { type: 'DateInvalid', field: 'date' } })).rejects.toThrow(
      'date: 2026-03-31 is not a day written YYYY-MM-DD',
    );
    await expect(refusing({ ok: false, rejection: { type: 'DateNotOfJob', field: 'date' } })).rejects.toThrow(
      'date: levels has no run for 2026-03-31',
    );
    await expect(
      refusing({ ok: false, rejection: { type: 'RunNotYetDue', field: 'date', dueAt: '2026-03-31T01:00:00.000Z' } }),
    ).rejects.toThrow('date: the run of levels for 2026-03-31 is not due until 2026-03-31 03:00 in Stockholm');
  });
});
