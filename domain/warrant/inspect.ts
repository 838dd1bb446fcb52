import { addDays, stockholmDate, turningDaysAmong, type Inspection } from '../kernel/index.js';
import { warrantRule } from './rules/warrant-rule.js';
import type { WarrantEvent } from './events.js';
import { standingOn } from './rules/standing.js';
import type { WarrantState } from './state.js';

export type WarrantKind = 'warrant-standing' | 'warrant-accept-by' | 'warrant-valid-through';

/** RX-08: each warrant that the customer gave or holds, until when, and by which events. Staff see no names. */
export const inspection: Inspection<WarrantState, WarrantEvent, WarrantKind> = {
  inspect: ({ warrants }, instant) => {
    const day = stockholmDate(instant);
    return Object.values(warrants).flatMap((warrant) => {
      const { warrantId, role, acceptBy, validThrough, registeredOn } = warrant;
      const rule = { requirements: ['RX-08'], version: warrantRule.on(registeredOn).ruleVersion };
      const behind = ({ data }: WarrantEvent) => data.warrantId === warrantId;
      const value = (kind: WarrantKind, shown: string) => ({
        ...{ path: `warrants/${warrantId}/${kind}`, kind, name: role, value: shown, rule, behind },
      });
      const standing = standingOn(warrant, day);
      return [
        value('warrant-standing', standing),
        ...(standing === 'waiting' ? [value('warrant-accept-by', acceptBy)] : []),
        ...(standing === 'in-force' ? [value('warrant-valid-through', validThrough)] : []),
      ];
    });
  },
  turningDays: (state, from, to) => {
    const ends = Object.values(state.warrants).flatMap(({ acceptBy, validThrough }) => [acceptBy, validThrough]);
    const on = (day: string) => inspection.inspect(state, `${day}T12:00:00.000Z`);
    return turningDaysAmong([...ends.map((day) => addDays(day, 1))], from, to, on);
  },
};
