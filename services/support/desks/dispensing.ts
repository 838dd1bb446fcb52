import { WHOLE, type Desk } from '../audit/desk.js';
import type { DispensingDesk } from '../contract/dispensing.js';

const about = (dispensingId: string) => ({
  subject: { kind: 'shop', id: 'dispensing' } as const,
  item: dispensingId || '-',
});

/** The batch is not recorded: with the article it would tell who takes what. */
const recalled = ({ varuId }: { readonly varuId: string }) => ({ subject: { kind: 'recall', id: varuId || '-' } });

const inspected = () => ({ subject: { kind: 'shop', id: 'inspection' } as const });

/** RX-06: the pharmacists' desk. Customer service has no right to it. */
export const dispensingDesk: Desk<DispensingDesk, 'dispensing'> = {
  name: 'dispensing',
  right: 'prescription.dispense',
  shows: 'recept som väntar på expediering',
  holds: 'deskMinutes',
  opens: (key) => (key === WHOLE ? { kind: 'shop', id: 'dispensing' } : null),
  calls: {
    list: {
      outcome: 'shown',
      look: 'list',
      about: () => ({ subject: { kind: 'shop', id: 'dispensing' } }),
      reason: 'opened',
    },
    duty: { outcome: 'done', about: () => ({ subject: { kind: 'shop', id: 'duty' } }), reason: 'opened' },
    withdrawal: { outcome: 'shown', about, reason: 'opened', onDuty: true },
    label: { outcome: 'done', about, reason: 'opened', onDuty: true },
    dosePacks: {
      outcome: 'shown',
      about: () => ({ subject: { kind: 'shop', id: 'dose-packs' } }),
      reason: 'opened',
    },
    dosePack: { outcome: 'shown', about, reason: 'opened', onDuty: true },
    answerDosePack: { outcome: 'done', about: ({ messageId }) => about(messageId), reason: 'opened', onDuty: true },
    findRecalled: { outcome: 'done', about: recalled, reason: 'opened', onDuty: true },
    inspect: { outcome: 'done', about: inspected, reason: 'opened', onDuty: true },
    tellRecalled: { outcome: 'done', about: recalled, reason: 'opened', onDuty: true },
    act: { outcome: 'done', about: ({ dispensingId }) => about(dispensingId), reason: 'opened', onDuty: true },
  },
};
