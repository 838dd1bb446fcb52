import type { LoginService } from '../../services/web-host/contract/login.js';
import type { MemberOverview, MemberService } from '../../services/web-host/contract/member.js';
import type { OrdersService, OrderSummary } from '../../services/web-host/contract/orders.js';
import type { ShopSession } from '../context.js';

const ORDERS: readonly OrderSummary[] = ['sent', 'delivered', 'delivered', 'cancelled'].map((status, index) => ({
  orderId: `33333333-3333-4333-8333-33333333333${index}`, orderNumber: `40000123${45 - index}`, placedAt: `2026-${String(11 - index).padStart(2, '0')}-1${index}T10:05:00.000Z`, status: status as OrderSummary['status'],
  trackingNumber: `40000123${45 - index}-1`, total: 48_950 - index * 7_300, points: status === 'cancelled' ? null : 450 - index * 73,
  lines: [{ varuId: '1', name: 'Nasin nässpray 0,5 mg/ml', quantity: 1 }, { varuId: '2', name: 'Ängsro handkräm 75 ml', quantity: 2 }],
}));

const HISTORY = [120, 120, 300, 420, 610, 610, 890, 1040, 1210, 1210, 1530, 1490, 1380, 1640, 1725].map((points, index) => ({
  date: new Date(Date.UTC(2025, 10, 22 + index * 26)).toISOString().slice(0, 10),
  points,
}));

const OVERVIEW: MemberOverview = {
  memberNumber: '9752 0012 3456', name: 'Testa Testsson', memberSince: '2024-03-02', level: '++',
  levels: [{ level: '+', from: 0, rate: 2 }, { level: '++', from: 1001, rate: 2.2 }, { level: '+++', from: 2001, rate: 2.3 }],
  window: { from: '2025-11-22', to: '2026-11-21', points: 1725 }, protectedUntil: '2027-06-11',
  decision: { decidedOn: '2026-06-11', pointsCounted: 1040, direction: 'up' }, spendablePoints: 725, nextExpiry: { on: '2026-12-31', points: 120 }, history: HISTORY,
  cheques: [
    { chequeId: '1', amount: 2_200, state: 'active', validFrom: '2026-11-01', validTo: '2027-01-31', redeemed: false, disabledReason: null },
    { chequeId: '2', amount: 4_400, state: 'future', validFrom: '2026-12-01', validTo: '2027-02-28', redeemed: false, disabledReason: null },
  ],
  latestPurchases: ORDERS.slice(0, 3),
};

interface Fakes {
  readonly member: MemberService;
  readonly orders: OrdersService;
  readonly login: LoginService;
}

export function fakeMember(session: () => ShopSession, setSession: (session: ShopSession) => void): Fakes {
  return {
    member: {
      overview: async () => (session().memberId ? OVERVIEW : null),
      contact: async () => ({ email: '', mobileNumber: '' }),
      register: async ({ mobileNumber }) => {
        if (!/^(\+\d{10,15}|07\d{8})$/.test(mobileNumber)) return { ok: false, errors: [{ field: 'mobileNumber', code: 'invalid', message: 'Ange ett giltigt mobilnummer' }] };
        setSession({ ...session(), memberId: 'm' });
        return { ok: true, memberNumber: OVERVIEW.memberNumber };
      },
    },
    orders: {
      list: async () => ORDERS,
      tracking: async (trackingNumber) => ({
        orderNumber: '4000012345', trackingNumber, carrier: 'Postnord', email: 't•••@example.se', status: 'sent', expectedOn: '2026-11-24',
        steps: [{ status: 'received', at: '2026-11-21T10:05:00.000Z' }, { status: 'ready', at: '2026-11-21T12:30:00.000Z' }, { status: 'sent', at: '2026-11-21T15:02:00.000Z' }],
      }),
    },
    login: {
      testUsers: async () => [
        { firstName: 'Testa', lastName: 'Testsson', nationalIdentificationNumber: '198507099805', description: 'Medlem, nivå ++, två bonuscheckar' },
        { firstName: 'Nils', lastName: 'Nybörjare', nationalIdentificationNumber: '199001012385', description: 'Ny kund, inte medlem' },
      ],
      loginTest: async ({ personNumber }) => {
        const member = personNumber === '198507099805';
        setSession({ kind: 'known', customerId: 'k', name: member ? 'Testa' : 'Nils', memberId: member ? 'm' : null, identified: true });
        return { ok: true };
      },
      logout: async () => setSession({ kind: 'guest', customerId: null, name: null, memberId: null, identified: false }),
    },
  };
}
