import { describe, expect, test } from 'vitest';

import { StoreUnavailable } from '../../foundation/event-store/port.js';
import type { JobsService } from '../../foundation/job-engine/jobs.service.js';
import { ShopJobs } from './shop-jobs.js';

const KIM = { kind: 'staff', id: 'kim' } as const;
const whoseRun = (run: () => Promise<never>) => new ShopJobs({ run } as unknown as JobsService);

describe('a run started by staff', () => {
  test('that failed answers with the reason', async () => {
    const jobs = whoseRun(() => Promise.reject(new Error('the report is damaged')));
    const { errors } = (await jobs.run('reconciliation', '2026-05-04', KIM)) as {
      errors: readonly { message: string }[];
    };
    expect(errors[0]?.message).toContain('the report is damaged');
  });

  test('while the store is away is told to come again', async () => {
    const away = new StoreUnavailable('gone');
    await expect(whoseRun(() => Promise.reject(away)).run('levels', '2026-05-04', KIM)).rejects.toBe(away);
  });
});
