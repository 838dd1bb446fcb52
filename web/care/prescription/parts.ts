import type { PrescriptionKind } from '../../../domain/prescription/index.js';
import type { TabLink } from '../../interface/navigation/tab-links.js';

export type PartOfPrescriptions = 'own' | 'animal' | 'highCost' | 'warrants';

export const HOME = '/mina-recept-inloggad/';
/** RX-24: medicines that are packed by dose. */
export const DOSE_PACKS = `${HOME}dospaket`;
/** RX-14, CAT-06: which pharmacies have what a prescription gives. */
export const STOCK = `${HOME}lager`;
/** RX-08: warrants and children. */
export const WARRANTS = `${HOME}warrants`;
/** RX-07: the high-cost protection. */
export const HIGH_COST = `${HOME}highcostprotection`;
/** RMD-04: what the customer is reminded of. The path is the app's. */
export const REMINDERS = '/pages/notifications';
/** RX-06: what the customer was told of recalled batches. */
export const RECALLS = `${HOME}aterkallat`;
/** LAW-09: who has looked at the customer's health data. */
export const LOOKS = `${HOME}vem-har-tittat`;

/** RX-16: the four parts of the prescription pages, with their addresses below `/mina-recept-inloggad/`. */
const PARTS: readonly { readonly part: PartOfPrescriptions; readonly path: string; readonly text: string }[] = [
  { part: 'own', path: '', text: 'Mina recept' },
  { part: 'animal', path: 'animalprescriptions', text: 'Djurrecept' },
  { part: 'highCost', path: 'highcostprotection', text: 'Högkostnadsskydd' },
  { part: 'warrants', path: 'warrants', text: 'Fullmakter & barn' },
];

export const PART_LINKS: readonly TabLink[] = PARTS.map(({ path, text }) => ({ to: `${HOME}${path}`, text }));

/** Returns the part at an address below the home, or null when there is none. */
export function partAt(path: string): PartOfPrescriptions | null {
  const asked = path.replace(/\/+$/, '');
  return PARTS.find((one) => one.path === asked)?.part ?? null;
}

export function headingOf(part: PartOfPrescriptions): string {
  return PARTS.find((one) => one.part === part)?.text ?? '';
}

/** Returns whose prescriptions a part shows, or null when it shows none. */
export function kindOf(part: PartOfPrescriptions): PrescriptionKind | null {
  if (part === 'own') return 'human';
  return part === 'animal' ? 'animal' : null;
}
