import { isForgotten, type Forgotten, type Instant, type Uuid } from '../../kernel/index.js';
import type { CartLine } from '../events.js';
import type { CartState } from '../state.js';
import type { PrescriptionRowEvent } from './events.js';
import type { CartPrescription } from './row.js';

/** A line of the cart. A prescription row has its row id as article number. */
export interface HeldLine extends CartLine {
  /** Absent for ordinary goods, and where the reader may not know it. */
  readonly prescription?: CartPrescription;
}

export interface PrescriptionRow extends HeldLine {
  readonly prescription: CartPrescription;
}

/** A row that left the cart because the identification ended. It can be brought back for a time. */
export interface LeftRow {
  readonly row: PrescriptionRow;
  readonly leftAt: Instant;
}

export function evolveRows(state: CartState, event: PrescriptionRowEvent): CartState {
  if (event.type === 'PrescriptionRowRemoved') return withoutRow(state, event.data);
  const { rowId, line, prescription } = event.data;
  if (isForgotten(line)) return { ...state, lines: state.lines.filter(({ varuId }) => varuId !== rowId) };
  const held: HeldLine = { ...line, quantity: 1, ...(!isForgotten(prescription) && { prescription }) };
  const isKnown = state.lines.some(({ varuId }) => varuId === rowId);
  const lines = isKnown ? state.lines.map((each) => (each.varuId === rowId ? held : each)) : [...state.lines, held];
  return { ...state, lines, leftRows: state.leftRows.filter(({ row }) => row.varuId !== rowId) };
}

function withoutRow(
  state: CartState,
  { rowId, reason, removedAt: leftAt }: { readonly rowId: Uuid; readonly reason: string; readonly removedAt: Instant },
): CartState {
  const row = rowsOf(state).find(({ varuId }) => varuId === rowId);
  const left = row && reason === 'identification-ended' ? [{ row, leftAt }] : [];
  return {
    ...state,
    lines: state.lines.filter(({ varuId }) => varuId !== rowId),
    leftRows: [...state.leftRows, ...left],
    rightsEndedAt: row && reason === 'warrant-ended' ? [...state.rightsEndedAt, leftAt] : state.rightsEndedAt,
    goneRows: [...state.goneRows, rowId],
  };
}

/** The prescription rows, in the order in which they were added. */
export function rowsOf({ lines }: Pick<CartState, 'lines'>): readonly PrescriptionRow[] {
  return lines.filter((line): line is PrescriptionRow => line.prescription !== undefined);
}

/** All but prescription rows. Only these goods are in the catalogue. */
export function ordinaryLines<Line extends HeldLine>(lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ prescription }) => prescription === undefined);
}

interface Parted {
  readonly lines: readonly CartLine[];
  readonly prescriptions?: Readonly<Record<Uuid, CartPrescription>>;
}

/** Parts lines from what their prescriptions say, because each has a key of its own. */
export function parted(held: readonly HeldLine[]): Parted {
  const lines = held.map(({ prescription: _apart, ...line }) => line);
  const rows = rowsOf({ lines: held });
  if (rows.length === 0) return { lines };
  return { lines, prescriptions: Object.fromEntries(rows.map(({ varuId, prescription }) => [varuId, prescription])) };
}

export function joined(
  lines: readonly CartLine[],
  prescriptions: Parted['prescriptions'] | Forgotten,
): readonly HeldLine[] {
  if (prescriptions === undefined || isForgotten(prescriptions)) return lines;
  return lines.map((line) => {
    const prescription = prescriptions[line.varuId];
    return prescription ? { ...line, prescription } : line;
  });
}
