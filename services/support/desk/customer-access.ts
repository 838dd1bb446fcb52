import type { Uuid } from '../../../domain/kernel/index.js';
import { staffAccess } from '../../../domain/staff-access/index.js';
import type { Opening } from '../contract/staff.js';
import type { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { StaffSessions } from '../../access/staff/staff-sessions.js';
import type { StaffSession } from '../../access/staff/staff.js';

/** SUP-01: records in the customer's own history who looks at it, and why. */
export class CustomerAccess {
  constructor(
    private readonly commands: CommandHandling,
    private readonly sessions: StaffSessions,
    private readonly clock: Clock,
  ) {}

  opening(session: StaffSession, subjectId: Uuid): Promise<Opening | null> {
    return this.sessions.opened(session, subjectId);
  }

  async isOpen(session: StaffSession, subjectId: Uuid): Promise<boolean> {
    return (await this.opening(session, subjectId)) !== null;
  }

  record({ staff }: StaffSession, subjectId: Uuid, reason: string) {
    const { staffId, name: staffName } = staff;
    const command = {
      type: 'ViewCustomer',
      customerId: subjectId,
      staffId,
      staffName,
      reason,
      at: this.clock.now(),
    } as const;
    return this.commands.handle(staffAccess, subjectId, command, newContext({ kind: 'staff', id: staffId }));
  }
}
