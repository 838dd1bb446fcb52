import { Form, useNavigation } from '@remix-run/react';

import { textIn } from '../../interface/form/sent-form.js';
import type { ShopError } from '../../../services/foundation/problem/result-contract.js';
import type { JobRunShown } from '../../../services/support/contract/operations.js';
import { count, minute } from '../format.js';
import { TableScroll } from '../layout/table-scroll.js';

interface JobRunsProps {
  readonly runs: readonly JobRunShown[];
  readonly jobs: readonly string[];
  readonly errors: readonly ShopError[];
}

export function JobRuns({ runs, jobs, errors }: JobRunsProps): React.JSX.Element {
  return (
    <section className="card" aria-labelledby="jobs-heading">
      <h2 id="jobs-heading">Jobb</h2>
      {jobs.length > 0 && <RunByHand jobs={jobs} errors={errors} />}
      {runs.length === 0 && <p className="muted">Inga körningar än.</p>}
      {runs.length > 0 && (
        <TableScroll labelledBy="jobs-heading">
          <table className="facts operations-table">
            <thead>
              <tr>
                <th scope="col">Jobb</th>
                <th scope="col">För datum</th>
                <th scope="col">Prövade</th>
                <th scope="col">Ändrade</th>
                <th scope="col">Undanlagda</th>
                <th scope="col">Summor</th>
                <th scope="col">Körd</th>
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <RunRow key={`${run.job}${run.businessDate}`} run={run} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </section>
  );
}

function RunRow({
  run: {
    job,
    businessDate,
    status,
    failure,
    passedOver,
    mayBePassedOver,
    startedAt,
    considered,
    changed,
    parked,
    sums,
  },
}: {
  readonly run: JobRunShown;
}): React.JSX.Element {
  return (
    <tr>
      <th scope="row">
        {job}{' '}
        {status === 'running' && (
          <span className="state" data-state="started">
            pågår
          </span>
        )}
        {failure && <p className="fault">Misslyckades och görs om: {failure}</p>}
        {passedOver && <p className="fault">Överhoppad: {passedOver}</p>}
        {mayBePassedOver && <PassOver job={job} date={businessDate} />}
      </th>
      <td>{businessDate}</td>
      <td>{count(considered)}</td>
      <td>{count(changed)}</td>
      <td>
        {parked.length === 0 ? (
          '0'
        ) : (
          <details>
            <summary>{count(parked.length)}</summary>
            {parked.map(({ subject, reason }) => (
              <p key={subject}>
                <code>{subject}</code> {reason}
              </p>
            ))}
          </details>
        )}
      </td>
      <td>
        {Object.entries(sums)
          .map(([name, sum]) => `${name} ${count(sum)}`)
          .join(', ')}
      </td>
      <td>{minute(startedAt)}</td>
    </tr>
  );
}

function RunByHand({ jobs, errors }: Omit<JobRunsProps, 'runs'>): React.JSX.Element {
  const running = textIn(useNavigation().formData, 'vad') === 'kor';
  const fault = errors.find(({ field }) => field === 'datum' || field === 'jobb');
  return (
    <Form method="post" className="jump" preventScrollReset>
      <label htmlFor="jobb">Kör för hand</label>
      <select id="jobb" name="jobb">
        {jobs.map((job) => (
          <option key={job}>{job}</option>
        ))}
      </select>
      <label className="visually-hidden" htmlFor="datum">
        Datum
      </label>
      <input id="datum" name="datum" type="date" required aria-invalid={fault ? true : undefined} />
      <button className="small-button" name="vad" value="kor" aria-disabled={running || undefined}>
        {running ? 'Kör …' : 'Kör'}
      </button>
    </Form>
  );
}

interface PassOverProps {
  readonly job: string;
  readonly date: string;
}

/** A form to skip a date on which the job can never be completed, so that later dates can run. */
function PassOver({ job, date }: PassOverProps): React.JSX.Element {
  const field = `orsak-${job}-${date}`;
  return (
    <Form method="post" className="jump" preventScrollReset>
      <input type="hidden" name="jobb" value={job} />
      <input type="hidden" name="datum" value={date} />
      <label htmlFor={field}>Orsak</label>
      <input id={field} name="orsak" required minLength={3} maxLength={200} />
      <button className="small-button" name="vad" value="hoppa" aria-label={`Hoppa över ${date} för ${job}`}>
        Hoppa över dagen
      </button>
    </Form>
  );
}
