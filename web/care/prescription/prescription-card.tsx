import { Link } from '@remix-run/react';

import { formatKronor } from '../../../domain/kernel/money.js';
import type { PrescriptionView } from '../../../services/care/prescription/contract.js';
import type { RefusedWithdrawal } from '../../../domain/prescription/index.js';
import { Alert } from '../../interface/message/alert.js';
import { Badge } from '../../interface/picture/badge.js';
import { formatDate } from '../../interface/words/dates.js';
import { OrderForm } from './order-form.js';
import { StockForm } from './stock-form.js';
import { categoryWords, listTexts as texts } from './texts.js';

/** One prescription: what it is, how much is left of it, and when and why not it can be collected. */
export function PrescriptionCard({
  prescription,
  isOrdered,
}: {
  readonly prescription: PrescriptionView;
  /** Whether it is ordered from this list. */
  readonly isOrdered: boolean;
}): React.JSX.Element {
  const { name, strength, form, packSize, purpose, dosage, animal, label, expiryText, group } = prescription;
  return (
    <li className="prescription-card">
      <div className="prescription-marks">
        {label && <Badge tone="quiet">{label}</Badge>}
        {expiryText && <Badge tone="accent">{expiryText}</Badge>}
        {group && <Badge>{group.isLatest ? texts.latestOfGroup(group.size) : texts.ofGroup(group.size)}</Badge>}
        {prescription.isParallelImport && <Badge tone="quiet">{texts.parallelImport}</Badge>}
      </div>
      <h3>
        {name} {strength}
      </h3>
      <p className="muted">
        {form}, {packSize}
        {animal && `. ${texts.forAnimal(animal.name, animal.species)}`}
      </p>
      <p>
        {dosage}
        {purpose && `, ${purpose}`}
      </p>
      {prescription.refused && <Refused refused={prescription.refused} />}
      <Collecting prescription={prescription} />
      {isOrdered && <Price prescription={prescription} />}
      {isOrdered && <OrderForm prescription={prescription} />}
      {isOrdered && <StockForm prescription={prescription} />}
      <Facts prescription={prescription} />
    </li>
  );
}

/** RX-06: the words of the pharmacist, until the next withdrawal is ordered. */
function Refused({ refused }: { readonly refused: RefusedWithdrawal }): React.JSX.Element {
  const { orderNumber, on, text } = refused;
  return (
    <Alert type="info">
      {texts.refused(orderNumber, formatDate(on))} <q lang="sv">{text}</q>
    </Alert>
  );
}

function Collecting({ prescription }: { readonly prescription: PrescriptionView }): React.JSX.Element {
  const { withoutBenefit, doseEndsSoon, cheaper, ordered, unsold, name, price } = prescription;
  // What no pharmacy can get is not ready, whatever the prescription allows.
  const refusal = prescription.refusal ?? (unsold === 'not-available' ? texts.unsold[unsold] : null);
  const exchange = price?.mustExchange ? price.exchangedFor : null;
  return (
    <>
      <p className={refusal ? 'prescription-refusal' : 'prescription-ready'}>
        {refusal ?? (withoutBenefit ? texts.readyWithout(withoutBenefit) : texts.ready)}
      </p>
      {exchange !== null && <p>{texts.mustExchange(name, exchange)}</p>}
      {ordered && (
        <p>
          <Link to={`/member/minakop/${ordered.orderId}`}>{texts.toOrder(ordered.orderNumber)}</Link>
        </p>
      )}
      {doseEndsSoon && <p>{texts.doseEndsSoon}</p>}
      {cheaper && exchange === null && <p className="muted">{texts.cheaper(cheaper)}</p>}
    </>
  );
}

/** RX-05: what the next withdrawal costs, with benefit and without. */
function Price({
  prescription: { price, name, unsold },
}: {
  readonly prescription: PrescriptionView;
}): React.JSX.Element | null {
  if (unsold === 'no-price') return <p>{texts.unsold[unsold]}</p>;
  if (!price) return null;
  const { exchangedFor, packages, withBenefit, withoutBenefit, benefitLater, kept } = price;
  const rows: readonly (readonly [string, number | null])[] = [
    [texts.withBenefit, withBenefit],
    [texts.withoutBenefit, withoutBenefit],
    [texts.kept(name), kept],
    ...(benefitLater ? [[texts.withBenefitFrom(formatDate(benefitLater.from)), benefitLater.amount] as const] : []),
  ];
  return (
    <div className="prescription-price">
      <p>
        {exchangedFor ? texts.priceOf(exchangedFor) : texts.price}
        {packages > 1 && `, ${texts.packages(packages)}`}
      </p>
      <dl>
        {rows.map(
          ([label, ore]) =>
            ore !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatKronor(ore)}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

function Facts({ prescription }: { readonly prescription: PrescriptionView }): React.JSX.Element {
  const { withdrawalsLeft, withdrawalsPrescribed, lastWithdrawalOn, nextWithdrawalOn, prescriber } = prescription;
  const facts: readonly (readonly [string, string | null])[] = [
    [texts.left, texts.leftOf(withdrawalsLeft, withdrawalsPrescribed)],
    [texts.validThrough, formatDate(prescription.validThrough)],
    [texts.last, lastWithdrawalOn && formatDate(lastWithdrawalOn)],
    [texts.next, nextWithdrawalOn && formatDate(nextWithdrawalOn)],
    [texts.issued, `${formatDate(prescription.issuedOn)}, ${prescriber.name} (${categoryWords[prescriber.category]})`],
  ];
  return (
    <dl className="prescription-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
