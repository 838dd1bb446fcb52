import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';

import { operationsOnly, staffOnly } from '../staff-only.js';
import { CalendarAsked } from './calendar-asked.js';
import { carryOut } from './carry-out.js';
import { HeldGoods } from './held-goods.js';
import { LateRefunds } from './late-refunds.js';
import { JobRuns } from './job-runs.js';
import { Pauses } from './pauses.js';
import { Outcome } from './outcome.js';
import { ParkedReactions } from './parked-reactions.js';
import { ParkedEvents } from './parked.js';
import { Partners } from './partners.js';
import { StuckOrders } from './stuck-orders.js';
import { HoldUp, Reactions } from './reactions.js';
import { Views } from './views.js';
import './operations.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const desk = operationsOnly(context, request);
  const { pauses: pauseDesk } = staffOnly(context, request);
  const [views, reactions, holdUp, parked, parkedReactions, jobRuns, stuck, held, late, asked, partners, pauses] =
    await Promise.all([
      desk.views(),
      desk.reactions(),
      desk.holdUp(),
      desk.parked(),
      desk.parkedReactions(),
      desk.jobRuns(),
      desk.stuckOrders(),
      desk.heldGoods(),
      desk.lateRefunds(),
      desk.calendarAsked(),
      desk.partners(),
      pauseDesk.list(),
    ]);
  const seen = {
    views,
    reactions,
    holdUp,
    parked,
    parkedReactions,
    jobRuns,
    stuck,
    held,
    late,
    asked,
    partners,
    pauses,
  };
  return { ...seen, jobs: desk.jobs, targets: pauseDesk.targets };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { pauses } = staffOnly(context, request);
  return carryOut(operationsOnly(context, request), pauses, await request.formData());
}

/** Shows lag, rebuilds, parked events and jobs, which staff can retry here (SUP-07). */
export default function OperationsPage(): React.JSX.Element {
  const seen = useRefresh<typeof loader>(useLoaderData<typeof loader>(), '/konsol/drift', ({ views }) =>
    views.some(({ rebuild }) => rebuild?.phase === 'reading' || rebuild?.phase === 'comparing') ? 1_000 : 5_000,
  );
  const {
    views,
    reactions,
    holdUp,
    parked,
    parkedReactions,
    jobRuns,
    stuck,
    held,
    late,
    asked,
    partners,
    pauses,
    targets,
    jobs,
  } = seen;
  const answer = useLastAnswer(useActionData<typeof action>());
  return (
    <div className="console-page">
      <h1>Drift</h1>
      <Outcome answer={answer} />
      <Pauses pauses={pauses} targets={targets} asked={answer?.pause} />
      <CalendarAsked asked={asked} />
      <StuckOrders stuck={stuck} />
      <LateRefunds late={late} />
      <HeldGoods held={held} />
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

/**
 * Remix clears the action's response when it reloads the page's data. This hook keeps the response until the next one.
 */
function useLastAnswer<T>(answer: T | undefined): T | undefined {
  const [last, setLast] = useState(answer);
  useEffect(() => {
    if (answer !== undefined) setLast(answer);
  }, [answer]);
  return answer ?? last;
}

type Seen<L> = ReturnType<typeof useLoaderData<L>>;

/**
 * Reloads the page's data at intervals while the page is visible. The parameter `tyst` keeps it from extending the
 * session.
 */
function useRefresh<L>(loaded: Seen<L>, page: string, everyMs: (seen: Seen<L>) => number): Seen<L> {
  const { load, data, state } = useFetcher<L>();
  const seen = (data as Seen<L> | undefined) ?? loaded;
  const pause = everyMs(seen);
  useEffect(() => {
    if (state !== 'idle') return;
    const later = setTimeout(() => {
      if (document.visibilityState === 'visible') load(`${page}?tyst=1`);
    }, pause);
    return () => clearTimeout(later);
  }, [load, page, pause, state, seen]);
  return seen;
}
