import { Form } from '@remix-run/react';

import type { OwnProfile } from '../../../services/person/profile/contract.js';
import type { ShopError } from '../../../services/foundation/problem/result-contract.js';
import { Button } from '../../interface/navigation/button.js';
import { ErrorSummary } from '../../interface/field/error-summary.js';
import { useCommandId } from '../../visit/root-data.js';
import { detailsTexts as texts } from './texts.js';

interface PersonCardProps {
  readonly profile: OwnProfile;
  readonly errors: readonly ShopError[];
}

/** Shows the data from the e-ID and the population register. The member cannot change it here. */
export function PersonCard({ profile, errors }: PersonCardProps): React.JSX.Element {
  const { firstName, lastName, personNumber, registeredAddress: registered } = profile;
  return (
    <section className="panel" aria-labelledby="person">
      <h2 id="person">{texts.person}</h2>
      <ErrorSummary errors={errors} />
      <dl className="details-list">
        <div>
          <dt>{texts.name}</dt>
          <dd>{`${firstName} ${lastName}`.trim()}</dd>
        </div>
        <div>
          <dt>{texts.personNumber}</dt>
          <dd className="nowrap">{personNumber}</dd>
        </div>
        <div>
          <dt>{texts.registered}</dt>
          <dd>{registered ? addressText(registered) : <span className="muted">{texts.notRegistered}</span>}</dd>
        </div>
      </dl>
      {registered && !isUsed(profile) && <UseRegistered />}
    </section>
  );
}

function UseRegistered(): React.JSX.Element {
  const commandId = useCommandId('details:registered');
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="commandId" value={commandId} />
      <Button variant="quiet" name="save" value="registered">
        {texts.useRegistered}
      </Button>
    </Form>
  );
}

function addressText({
  coAddress,
  streetAddress,
  postalCode,
  city,
}: NonNullable<OwnProfile['registeredAddress']>): string {
  return [coAddress, streetAddress, `${postalCode.slice(0, 3)} ${postalCode.slice(3)} ${city}`]
    .filter(Boolean)
    .join(', ');
}

function isUsed({ registeredAddress: registered, ...own }: OwnProfile): boolean {
  return (
    registered !== null &&
    registered.streetAddress === own.streetAddress &&
    registered.postalCode === own.postalCode &&
    registered.coAddress === own.coAddress
  );
}
