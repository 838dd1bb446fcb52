import { accept, stockholmDate, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { WarrantDecision } from '../rejections.js';
import type { IdKind } from '../rules/id-kind.js';
import type { Warrant, WarrantRole } from '../rules/warrant.js';
import { warrantRule } from '../rules/warrant-rule.js';
import type { WarrantState } from '../state.js';

/**
 * RX-23: records that a warrant was given here. The national service has registered it, so the rule (`giveRefusal`) was
 * asked before, and this is not refused. The same one twice records nothing.
 */
export interface GiveWarrant {
  readonly type: 'GiveWarrant';
  readonly customerId: Uuid;
  readonly warrant: Omit<Warrant, 'status' | 'endedBy'>;
  readonly at: Instant;
  /** Who saw which proof of identity. Absent when the giver logged in. */
  readonly checked?: { readonly by: Uuid; readonly name: string; readonly idKind: IdKind; readonly role: WarrantRole };
}

export function giveWarrant({ customerId, warrant, checked, at }: GiveWarrant, state: WarrantState): WarrantDecision {
  if (state.warrants[warrant.warrantId]) return unchanged;
  const { ruleVersion } = warrantRule.on(stockholmDate(at));
  if (checked) {
    const { by: checkedBy, name: checkedByName, idKind, role } = checked;
    const data = { customerId, role, ...warrant, ruleVersion, checkedBy, checkedByName, idKind, at };
    return accept({ type: 'WarrantGivenAtPharmacy', data });
  }
  return accept({
    type: 'WarrantGiven',
    data: { customerId, role: 'giver', ...warrant, ruleVersion, at },
  });
}
