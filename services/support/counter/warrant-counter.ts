import { parsePersonNumber } from '../../../domain/kernel/index.js';
import type { Staff } from '../../access/staff/staff.js';
import type { CounterWarrants } from '../../care/warrant/counter-warrants.js';
import type { Failure } from '../../foundation/problem/result-contract.js';
import type { CounterDesk } from '../contract/counter.js';
import { counterTexts as texts, refusalText } from './texts.js';

const MOST = 100;

/** RX-23: one pharmacist registers warrants of people at the counter. */
export class WarrantCounter implements CounterDesk {
  constructor(
    private readonly warrants: CounterWarrants,
    private readonly staff: Staff,
  ) {}

  giveWarrant: CounterDesk['giveWarrant'] = async ({ commandId, idKind, ...form }) => {
    const [giver, holder] = [partyOf(form.giver), partyOf(form.holder)];
    const child = form.child.trim() === '' ? null : parsePersonNumber(form.child);
    if (!giver) return refused('givare', texts.giver);
    if (!holder) return refused('tagare', texts.holder);
    if (form.child.trim() !== '' && !child) return refused('barn', texts.child);
    const checked = { by: this.staff.staffId, name: this.staff.name, idKind };
    const answer = await this.warrants.register({ commandId, giver, holder, child, checked });
    if ('type' in answer) return refused(answer.type, refusalText(answer));
    return { ok: true, acceptBy: answer.acceptBy, validThrough: answer.validThrough };
  };
}

function partyOf({ personNumber: text, name }: { readonly personNumber: string; readonly name: string }) {
  const personNumber = parsePersonNumber(text);
  const written = name.trim();
  return personNumber && written !== '' && written.length <= MOST ? { personNumber, name: written } : null;
}

function refused(code: string, message: string): Failure {
  return { ok: false, errors: [{ code, message }] };
}
