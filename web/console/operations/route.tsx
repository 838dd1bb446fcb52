import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { operationsOnly } from '../staff-only.js';
import { CalendarAsked } from './calendar-asked.js';
import { carryOut } from './carry-out.js';
import { JobRuns } from './job-runs.js';
import { Outcome } from './outcome.js';
import { ParkedReactions } from './parked-reactions.js';
import { ParkedEvents } from './parked.js';
import { Partners } from './partners.js';
import { StuckOrders } from './stuck-orders.js';
import { HoldUp, Reactions } from './reactions.js';
import { useRefresh } from './use-refresh.js';
import { Views } from './views.js';
import './operations.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const desk = operationsOnly(context, request);
  const [views, reactions, holdUp, parked, parkedReactions, jobRuns, stuck, asked, partners] = await Promise.all([
    desk.views(),
    desk.reactions(),
    desk.holdUp(),
    desk.parked(),
    desk.parkedReactions(),
    desk.jobRuns(),
    desk.stuckOrders(),
    desk.calendarAsked(),
    desk.partners(),
  ]);
  return { views, reactions, holdUp, parked, parkedReactions, jobRuns, stuck, asked, partners, jobs: desk.jobs };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return carryOut(operationsOnly(context, request), await request.formData());
}

/** SUP-07. */
export default function OperationsPage(): React.JSX.Element {
  const { views, reactions, holdUp, parked, parkedReactions, jobRuns, stuck, asked, partners, jobs } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = views.some(({ rebuild }) => rebuild?.phase === 'reading' || rebuild?.phase === 'comparing');
  useRefresh(busy ? 1_000 : 5_000);
  return (
    <div className="console-page">
      <h1>Drift</h1>
      <Outcome answer={answer} />
      <CalendarAsked asked={asked} />
      <StuckOrders stuck={stuck} />
      <HoldUp holdUp={holdUp} />
      <Views views={views} />
      <Reactions reactions={reactions} />
      <Partners partners={partners} />
      <ParkedEvents parked={parked} />
      <ParkedReactions parked={parkedReactions} />
      <JobRuns runs={jobRuns} jobs={jobs} errors={answer?.errors ?? []} />
    </div>
  );
}
