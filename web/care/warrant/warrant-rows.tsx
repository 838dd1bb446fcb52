import { Form, useActionData } from '@remix-run/react';

import type { WarrantView } from '../../../services/care/warrant/contract.js';
import { ErrorSummary } from '../../interface/field/error-summary.js';
import { Button } from '../../interface/navigation/button.js';
import { useCommandId } from '../../visit/root-data.js';
import { scopeText, standingText, warrantTexts as texts } from './texts.js';
import type { action } from './warrant-action.js';

interface WarrantRowsProps {
  readonly warrants: readonly WarrantView[];
  readonly none: string;
}

export function WarrantRows({ warrants, none }: WarrantRowsProps): React.JSX.Element {
  if (warrants.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul className="warrant-rows">
      {warrants.map((warrant) => (
        <WarrantRow key={warrant.id} warrant={warrant} />
      ))}
    </ul>
  );
}

function WarrantRow({ warrant }: { readonly warrant: WarrantView }): React.JSX.Element {
  const { id, role, name, standing } = warrant;
  const answer = useActionData<typeof action>();
  const commandId = useCommandId(`warrant:${id}`);
  const mayEnd = standing === 'in-force' || (standing === 'waiting' && role === 'giver');
  return (
    <li className="warrant-row">
      <p className="warrant-scope">{scopeText(warrant)}</p>
      <p>{standingText(warrant)}</p>
      <p className="muted">{texts.givenOn(warrant.registeredOn)}</p>
      <ErrorSummary errors={answer?.id === id ? answer.errors : []} />
      <Form method="post" reloadDocument className="warrant-buttons">
        <input type="hidden" name="commandId" value={commandId} />
        <input type="hidden" name="id" value={id} />
        {standing === 'waiting' && role === 'holder' && (
          <>
            <Button name="does" value="accept" aria-label={texts.acceptOf(name)}>
              {texts.accept}
            </Button>
            <Button variant="quiet" name="does" value="decline" aria-label={texts.declineOf(name)}>
              {texts.decline}
            </Button>
          </>
        )}
        {mayEnd && (
          <Button variant="quiet" name="does" value="end" aria-label={texts.endOf(name)}>
            {texts.end}
          </Button>
        )}
      </Form>
    </li>
  );
}
