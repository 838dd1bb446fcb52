import type { ConsoleServices } from '../contract/console-services.js';
import type { StaffDesk } from '../contract/staff.js';
import type { StaffGate } from '../../staff/staff-gate.js';
import type { StaffSession } from '../../staff/staff.js';
import { testStaff } from '../../staff/test-staff.js';
import type { ShopOperations } from '../operations/operations-desk.js';
import { noCustomers, noMail } from './logged-out.js';
import type { LocalMail } from './mail-desk.js';
import { SessionCustomers, type CustomerParts } from './session-customers.js';

/** Makes the console's services for one request after another. */
export class ConsoleDesk {
  constructor(
    private readonly gate: StaffGate,
    private readonly customers: CustomerParts,
    private readonly operations: ShopOperations,
    private readonly mail: LocalMail,
    private readonly showsTestStaff: boolean,
  ) {}

  /** What the staff session of a Cookie header may do. */
  async of(cookieHeader: string | null | undefined): Promise<ConsoleServices> {
    const session = await this.gate.session(cookieHeader);
    const desk = this.staffDesk(session);
    if (!session) return { staff: null, desk, customers: noCustomers, operations: null, mail: noMail };
    const operations = session.staff.role === 'operations' ? this.operations : null;
    return { staff: session.staff, desk, customers: new SessionCustomers(this.customers, session), operations, mail: this.mail };
  }

  private staffDesk(session: StaffSession | null): StaffDesk {
    return {
      logIn: (login, password) => this.gate.logIn(login, password),
      logOut: () => this.gate.logOut(session),
      testLogins: this.showsTestStaff ? testStaff : [],
    };
  }
}
