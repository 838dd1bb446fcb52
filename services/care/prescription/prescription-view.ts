import type { BusinessDate, Uuid } from '../../../domain/kernel/index.js';
import {
  collectableOn,
  expiresWithin30Days,
  expiryText,
  isActive,
  isActiveIsh,
  isParallelImport,
  labelOf,
  listed,
  newestFirst,
  nextWithdrawal,
  ORDERED_TEXT,
  refusalText,
  standingOn,
  withoutBenefitText,
  type Listed,
  type Prescription,
} from '../../../domain/prescription/rules/index.js';
import type { PrescriptionsView, PrescriptionView } from './contract.js';
import { priceViewOf, unsoldBecause } from './prices/price-view.js';
import type { Pricing } from './prices/pricing.js';
import type { SeenPrescriptions } from './prescriptions.js';
import { prescriptionKey } from './received.js';

export function prescriptionsView(
  patient: Uuid,
  { prescriptions, refused, ordered }: Pick<SeenPrescriptions, 'prescriptions' | 'refused' | 'ordered'>,
  today: BusinessDate,
  pricing: Pricing | null,
  { mayOrder, news = null }: { readonly mayOrder: boolean; readonly news?: number | null },
): Extract<PrescriptionsView, { state: 'open' }> {
  const all = listed(prescriptions, today).toSorted((one, other) => newestFirst(one.prescription, other.prescription));
  const hereOf = ({ prescription: { ordinationId: id } }: Listed): KnownHere => {
    return { refused: refused.get(id) ?? null, ordered: ordered.get(id) ?? null };
  };
  const shown = (which: (one: Listed) => boolean) =>
    all.filter(which).map((one) => viewOf(patient, one, today, pricing, hereOf(one)));
  return {
    state: 'open',
    hasPrices: pricing !== null,
    mayOrder,
    news,
    active: shown(({ inActiveList }) => inActiveList),
    inactive: shown(({ inInactiveList }) => inInactiveList),
  };
}

/** What the register does not know: the withdrawals that were ordered here. */
type KnownHere = Pick<PrescriptionView, 'refused' | 'ordered'>;

function viewOf(
  patient: Uuid,
  { prescription, group }: Listed,
  today: BusinessDate,
  pricing: Pricing | null,
  { refused, ordered }: KnownHere,
): PrescriptionView {
  const { article, withdrawals, animal, prescriber, isDose, isDosePack } = prescription;
  const { name, form, strength, packSize } = article;
  const standing = standingOn(prescription, today);
  const isOpen = isActiveIsh(standing);
  const sold = isPiecewise(prescription, today) ? pricing : null;
  const collected = ordered ? { refusal: ORDERED_TEXT, withoutBenefit: null } : collecting(prescription, today);
  return {
    id: prescriptionKey(patient, prescription.ordinationId),
    ...{ name, form, strength, packSize },
    purpose: prescription.purpose,
    dosage: prescription.dosage,
    animal,
    prescriber,
    issuedOn: prescription.issuedOn,
    validThrough: prescription.validThrough,
    label: labelOf(standing),
    withdrawalsLeft: withdrawals.left,
    withdrawalsPrescribed: withdrawals.prescribed,
    lastWithdrawalOn: withdrawals.lastOn,
    nextWithdrawalOn: isOpen ? stillToCome(nextWithdrawal(prescription).on, today) : null,
    expiryText: expiryText(prescription, today),
    ...collected,
    ordered: ordered && { orderId: ordered.orderId, orderNumber: ordered.orderNumber },
    refused,
    isActive: isOpen,
    isDose,
    isDosePack,
    doseEndsSoon: isOpen && isDose && expiresWithin30Days(prescription, today),
    isParallelImport: isParallelImport([article, ...prescription.substitutes]),
    cheaper: cheaperOf(prescription, pricing),
    price: sold ? priceViewOf(prescription, sold) : null,
    unsold: sold && collected.refusal === null ? unsoldBecause(prescription, sold) : null,
    group: group && { size: group.groupSize, isLatest: group.isLatestInGroup },
  };
}

/** A day that is reached says nothing: the card already says that it can be collected, or why not. */
function stillToCome(day: BusinessDate | null, today: BusinessDate): BusinessDate | null {
  return day !== null && day > today ? day : null;
}

function collecting(prescription: Prescription, today: BusinessDate) {
  const answer = collectableOn(prescription, today);
  if (!answer.collectable) return { refusal: refusalText(answer.refusal, today), withoutBenefit: null };
  const { withoutBenefitThrough: through } = answer;
  return { refusal: null, withoutBenefit: through === null ? null : withoutBenefitText(through, today) };
}

/** Dose prescriptions and paper are not collected pack by pack here, so they have no price of their own. */
function isPiecewise(prescription: Prescription, today: BusinessDate): boolean {
  const { isDose, format, withdrawals } = prescription;
  return isActive(standingOn(prescription, today)) && !isDose && format === 'electronic' && withdrawals.left > 0;
}

/** A cheaper product that cannot be had this month is not named. */
function cheaperOf(
  { mayBeSubstituted, cheapestExchange, article, substitutes }: Prescription,
  pricing: Pricing | null,
): string | null {
  if (!mayBeSubstituted || cheapestExchange === null || cheapestExchange === article.varuId) return null;
  if (pricing?.prices.get(cheapestExchange)?.isAvailable === false) return null;
  return substitutes.find(({ varuId }) => varuId === cheapestExchange)?.name ?? null;
}
