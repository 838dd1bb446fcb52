import { Form, Link, useActionData } from '@remix-run/react';

import type { ShownReminder } from '../../../services/care/reminder/contract.js';
import { ErrorSummary } from '../../interface/field/error-summary.js';
import { Button } from '../../interface/navigation/button.js';
import { formatDate } from '../../interface/words/dates.js';
import { useCommandId } from '../../visit/root-data.js';
import { HIGH_COST, HOME } from '../prescription/parts.js';
import type { action } from './reminder-action.js';
import { reminderTexts as texts, whenText } from './texts.js';

interface ReminderRowsProps {
  readonly reminders: readonly ShownReminder[];
  readonly none: string;
  /** What can be done with each of them. */
  readonly does?: 'read' | 'cancel';
}

export function ReminderRows({ reminders, none, does }: ReminderRowsProps): React.JSX.Element {
  if (reminders.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul className="reminder-rows">
      {reminders.map((reminder) => (
        <ReminderRow key={reminder.reminderId} reminder={reminder} does={does} />
      ))}
    </ul>
  );
}

function ReminderRow({
  reminder,
  does,
}: {
  readonly reminder: ShownReminder;
  readonly does: 'read' | 'cancel' | undefined;
}): React.JSX.Element {
  const { reminderId, name, text, kind, phase } = reminder;
  return (
    <li className="reminder-row">
      <h3>{name}</h3>
      <p>{text}</p>
      <p className="muted">{whenText(reminder)}</p>
      {phase === 'left' && (
        <p>
          <Link to={kind === 'HkdbExp' ? HIGH_COST : HOME}>
            {kind === 'HkdbExp' ? texts.toHighCost : texts.toPrescriptions}
          </Link>
        </p>
      )}
      {does && <ReminderForm key={reminderId} reminder={reminder} does={does} />}
    </li>
  );
}

function ReminderForm({
  reminder: { reminderId, name, dueOn },
  does,
}: {
  readonly reminder: ShownReminder;
  readonly does: 'read' | 'cancel';
}): React.JSX.Element {
  const answer = useActionData<typeof action>();
  const commandId = useCommandId(`${does}:${reminderId}`);
  const label = does === 'read' ? texts.readOf : texts.cancelOf;
  return (
    <Form method="post" reloadDocument>
      <ErrorSummary errors={answer?.id === reminderId ? answer.errors : []} />
      <input type="hidden" name="commandId" value={commandId} />
      <input type="hidden" name="id" value={reminderId} />
      <Button variant="quiet" name="does" value={does} aria-label={label(name, formatDate(dueOn))}>
        {texts[does]}
      </Button>
    </Form>
  );
}
