import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { DoneOrRefused } from '../layout/done-or-refused.js';
import { staffOnly } from '../staff-only.js';
import { PaymentTask } from './task.js';
import { readTaskForm } from './task-form.js';
import { paymentTaskTexts as texts } from './texts.js';
import type { PaymentTaskShown } from '../../../services/support/contract/payment-tasks.js';
import { differenceLine } from '../events/difference-line.js';
import { kr } from '../format.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const desk = staffOnly(context, request).payments;
  return { tasks: await desk.list(), settled: await desk.settled() };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const desk = staffOnly(context, request).payments;
  const asked = readTaskForm(await request.formData());
  if (!asked) return { done: null, errors: [{ code: 'UNKNOWN', message: texts.unknown }] };
  const result = await desk.settle(asked);
  return result.ok ? { done: texts.done[asked.act], errors: [] } : { done: null, errors: result.errors };
}

/** Lists payments that failed and that staff must settle (CHK-05, SUP-06). */
export default function PaymentTasksPage(): React.JSX.Element {
  const { tasks, settled } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="console-page">
      <h1>{texts.title}</h1>
      <div role="status">
        <DoneOrRefused answer={answer} />
      </div>
      {tasks.length === 0 && <p className="muted">{texts.none}</p>}
      {tasks.map((task) => (
        <PaymentTask key={`${task.paymentId}${task.taskId}`} task={task} />
      ))}
      {settled.length > 0 && <SettledDifferences settled={settled} />}
    </div>
  );
}

/** Lists the differences that need no action, because the partner's amount was accepted or staff closed them. */
function SettledDifferences({ settled }: { readonly settled: readonly PaymentTaskShown[] }): React.JSX.Element {
  return (
    <details className="card">
      <summary>{texts.settled}</summary>
      <ul>
        {settled.map(({ paymentId, taskId, orderNumber, amount, difference }) => (
          <li key={`${paymentId}${taskId}`}>
            {orderNumber ? `Order ${orderNumber}` : `Betalning ${paymentId}`}, {kr(amount)}
            {difference && `: ${differenceLine(difference)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
