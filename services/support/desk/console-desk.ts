import type { ConsoleServices } from '../contract/console-services.js';
import type { StaffDesk } from '../contract/staff.js';
import { lackOf } from '../../permission/matrix.js';
import type { SingleSignOn } from '../../staff/oidc/single-sign-on.js';
import type { StaffGate } from '../../staff/staff-gate.js';
import type { StaffSession } from '../../staff/staff.js';
import { testStaff } from '../../staff/test-staff.js';
import type { ShopOperations } from '../operations/operations-desk.js';
import { StaffPaymentTasks, type PaymentTaskParts } from '../operations/payment-task-desk.js';
import { noCustomers, noMail, noPaymentTasks } from './logged-out.js';
import type { LocalMail } from './mail-desk.js';
import { SessionCustomers, type CustomerParts } from './session-customers.js';

/** Makes the console's services for one request after another. */
export class ConsoleDesk {
  constructor(
    private readonly gate: StaffGate,
    private readonly customers: CustomerParts,
    private readonly operations: ShopOperations,
    private readonly payments: PaymentTaskParts,
    private readonly mail: LocalMail,
    private readonly showsTestStaff: boolean,
    private readonly singleSignOn: SingleSignOn | null,
  ) {}

  /** What the staff session of a Cookie header may do. @param ip whose guesses at the log-in are counted. */
  async of(cookieHeader: string | null | undefined, ip: string): Promise<ConsoleServices> {
    const session = await this.gate.session(cookieHeader);
    const desk = this.staffDesk(session, cookieHeader, ip);
    if (!session || lackOf(session.staff.role, 'console.enter'))
      return { staff: null, desk, customers: noCustomers, operations: null, payments: noPaymentTasks, mail: noMail };
    const operations = lackOf(session.staff.role, 'console.run') ? null : this.operations.by(session.staff);
    return {
      staff: session.staff,
      desk,
      customers: new SessionCustomers(this.customers, session),
      operations,
      payments: new StaffPaymentTasks(this.payments, session.staff),
      mail: this.mail,
    };
  }

  private staffDesk(session: StaffSession | null, cookieHeader: string | null | undefined, ip: string): StaffDesk {
    const { singleSignOn } = this;
    return {
      logIn: (login, password) => this.gate.logIn(login, password, ip),
      logOut: () => this.gate.logOut(session),
      singleSignOn: singleSignOn && {
        name: singleSignOn.name,
        start: (till) => singleSignOn.start(till),
        finish: (search) => singleSignOn.finish(search, cookieHeader),
      },
      testLogins: this.showsTestStaff ? testStaff : [],
    };
  }
}
