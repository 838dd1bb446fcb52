import type { BusinessDate, Uuid } from '../../../domain/kernel/index.js';
import type { Complaint } from '../../../domain/order/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

export interface ComplainedGoods {
  readonly lineId: string;
  readonly quantity: number;
}

export interface NamedGoods extends ComplainedGoods {
  readonly name: string;
}

export interface ComplainableLine extends NamedGoods {
  readonly varuId: string;
  /** `quantity` is what can be complained of. The last day is null until the goods have been received. */
  readonly lastDay: BusinessDate | null;
  readonly state: 'may' | 'not-sent' | 'complained' | 'too-late';
}

/** What the page of a complaint offers for an order, and its limits. */
export interface ComplaintForm {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly open: boolean;
  readonly lines: readonly ComplainableLine[];
  /** The days between which a fault can have been seen. */
  readonly earliest: BusinessDate;
  readonly latest: BusinessDate;
  readonly rule: {
    readonly assuredMonths: number;
    readonly months: number;
    readonly law: { readonly length: string; readonly time: string };
  };
  readonly limits: {
    readonly text: { readonly shortest: number; readonly longest: number };
    readonly photos: { readonly most: number; readonly megabytes: number };
  };
}

/** As the form sends it. The service reads and checks each field. */
export interface SentComplaint {
  readonly commandId: Uuid;
  readonly orderId: Uuid;
  readonly lines: readonly ComplainedGoods[];
  readonly fault: string;
  readonly wish: string;
  readonly faultSeenOn: string;
  readonly text: string;
  readonly photos: readonly Uint8Array[];
}

/** A complaint as its customer sees it. */
export interface ComplaintShown extends Pick<
  Complaint,
  | 'complaintId'
  | 'complaintNumber'
  | 'fault'
  | 'wish'
  | 'faultSeenOn'
  | 'madeAt'
  | 'answerBy'
  | 'status'
  | 'refund'
  | 'ground'
  | 'replacement'
  | 'answeredAt'
> {
  /** An invoice: money that goes back lowers it. Any other payment is paid back. */
  readonly invoiced: boolean;
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly lines: readonly NamedGoods[];
  /** Null when it was deleted: with the person, or after the time that it is kept. */
  readonly text: string | null;
  readonly photos: number;
  /** What staff wrote with the answer. */
  readonly note: string | null;
  /** The place in the law behind a refusal. */
  readonly law: string | null;
  readonly email: string | null;
}

/** What the order's page says of complaints. */
export interface ComplaintsOfOrder {
  readonly open: boolean;
  readonly complaints: readonly Pick<Complaint, 'complaintId' | 'complaintNumber' | 'status' | 'refund'>[];
}

export interface ComplaintPhoto {
  readonly bytes: Uint8Array;
  readonly type: 'image/jpeg';
}

/** CHK-10: the complaint of the order's owner, or of a guest with the link. Any other order gives null or ORDER_UNKNOWN. */
export interface ComplaintService {
  form(orderId: Uuid): Promise<ComplaintForm | null>;
  make(sent: SentComplaint): Promise<Result<{ readonly complaintId: Uuid }>>;
  shown(orderId: Uuid, complaintId: Uuid): Promise<ComplaintShown | null>;
  photo(orderId: Uuid, complaintId: Uuid, nth: number): Promise<ComplaintPhoto | null>;
  ofOrder(orderId: Uuid): Promise<ComplaintsOfOrder | null>;
}
