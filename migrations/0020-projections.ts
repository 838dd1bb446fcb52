import { sql, type Kysely } from 'kysely';

/**
 * The tables of the projection runner and the first views. A view holds no personal data unencrypted. Ids are text,
 * because a view must accept every id in an event. A rebuild makes the new table of a view with CREATE TABLE … LIKE.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...runner, ...views]) await sql.raw(statement).execute(db);
}

const runner = [
  `CREATE TABLE projection_checkpoint (
    view text COLLATE "C" PRIMARY KEY,
    version integer NOT NULL,
    position text NOT NULL,
    generation integer NOT NULL DEFAULT 0,
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE projection_parked (
    view text COLLATE "C" NOT NULL,
    stream_id text COLLATE "C" NOT NULL,
    revision integer NOT NULL,
    event_id uuid NOT NULL,
    position text NOT NULL,
    type text NOT NULL,
    reason text NOT NULL,
    parked_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (view, stream_id, revision)
  )`,
  `CREATE TABLE projection_rebuild (
    view text COLLATE "C" PRIMARY KEY,
    purpose text NOT NULL,
    phase text NOT NULL,
    events bigint NOT NULL DEFAULT 0,
    fraction double precision NOT NULL DEFAULT 0,
    report jsonb,
    started_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,
];

const views = [
  `CREATE TABLE view_cart (
    cart_id text COLLATE "C" PRIMARY KEY,
    customer_id text COLLATE "C",
    phase text NOT NULL,
    lines jsonb NOT NULL,
    item_count integer NOT NULL,
    goods_total integer NOT NULL,
    cheque jsonb,
    delivery jsonb,
    order_id text,
    absorbed_into text,
    merged_from jsonb NOT NULL,
    revision integer NOT NULL,
    updated_at timestamptz NOT NULL
  )`,
  `CREATE INDEX view_cart_customer ON view_cart (customer_id, updated_at) WHERE customer_id IS NOT NULL`,
  `CREATE TABLE view_loyalty_level (
    member_id text COLLATE "C" PRIMARY KEY,
    customer_id text COLLATE "C" NOT NULL,
    member_number text NOT NULL,
    level text NOT NULL,
    protected_until date,
    registered_on date NOT NULL,
    notice_ends_on date,
    ended_on date,
    end_reason text,
    balance integer NOT NULL,
    last_earned_on date,
    converted_year integer,
    converted_points integer NOT NULL,
    decided_on date,
    decided_points integer,
    decided_window_from date,
    rule_version text,
    revision integer NOT NULL
  )`,
  `CREATE INDEX view_loyalty_level_customer ON view_loyalty_level (customer_id)`,
  `CREATE INDEX view_loyalty_level_number ON view_loyalty_level (member_number)`,
  `CREATE TABLE view_points_365_days (
    member_id text COLLATE "C" NOT NULL,
    earned_on date NOT NULL,
    earned integer NOT NULL,
    reversed integer NOT NULL,
    net integer NOT NULL,
    PRIMARY KEY (member_id, earned_on)
  )`,
  `CREATE TABLE view_cheque (
    cheque_id text COLLATE "C" PRIMARY KEY,
    member_id text COLLATE "C" NOT NULL,
    amount integer NOT NULL,
    points_converted integer NOT NULL,
    level text NOT NULL,
    rate double precision NOT NULL,
    issued_on date NOT NULL,
    valid_from date NOT NULL,
    valid_to date NOT NULL,
    reserved_by text,
    reserved_at timestamptz,
    redeemed_by text,
    redeemed_at timestamptz,
    expired_on date,
    lapsed_on date,
    rule_version text NOT NULL
  )`,
  `CREATE INDEX view_cheque_member ON view_cheque (member_id, valid_from)`,
  `CREATE INDEX view_cheque_unspent ON view_cheque (valid_to) WHERE redeemed_at IS NULL AND expired_on IS NULL AND lapsed_on IS NULL`,
  `CREATE TABLE view_order_tracking (
    order_id text COLLATE "C" PRIMARY KEY,
    order_number text COLLATE "C" NOT NULL,
    customer_id text COLLATE "C",
    member_id text,
    cart_id text NOT NULL,
    status text NOT NULL,
    internal_status text NOT NULL,
    placed_at timestamptz NOT NULL,
    confirmed_at timestamptz,
    dispatched_at timestamptz,
    delivered_at timestamptz,
    closed_at timestamptz,
    close_reason text,
    tracking_number text COLLATE "C",
    carrier text,
    lines jsonb NOT NULL,
    totals jsonb NOT NULL,
    total integer NOT NULL,
    refund_total integer NOT NULL,
    delivery jsonb NOT NULL,
    cheque_id text,
    payment_id text NOT NULL,
    payment_method text NOT NULL,
    revision integer NOT NULL
  )`,
  `CREATE INDEX view_order_tracking_number ON view_order_tracking (order_number)`,
  `CREATE INDEX view_order_tracking_tracking ON view_order_tracking (tracking_number) WHERE tracking_number IS NOT NULL`,
  `CREATE INDEX view_order_tracking_customer ON view_order_tracking (customer_id, placed_at) WHERE customer_id IS NOT NULL`,
  `CREATE INDEX view_order_tracking_placed ON view_order_tracking (placed_at)`,
  `CREATE TABLE view_order_payment (
    payment_id text COLLATE "C" PRIMARY KEY,
    order_id text COLLATE "C" NOT NULL,
    method text NOT NULL,
    capture text NOT NULL,
    status text NOT NULL,
    amount integer NOT NULL,
    captured integer NOT NULL,
    refunded integer NOT NULL,
    psp_reference text,
    reason text,
    started_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    revision integer NOT NULL
  )`,
  `CREATE INDEX view_order_payment_order ON view_order_payment (order_id, started_at)`,
  `CREATE TABLE view_customer_timeline (
    stream_id text COLLATE "C" NOT NULL,
    revision integer NOT NULL,
    event_id text NOT NULL,
    position_transaction bigint NOT NULL,
    position_sequence bigint NOT NULL,
    type text COLLATE "C" NOT NULL,
    effective_at timestamptz NOT NULL,
    recorded_at timestamptz NOT NULL,
    actor_kind text NOT NULL,
    actor_id text NOT NULL,
    command_id text NOT NULL,
    correlation_id text NOT NULL,
    causation_id text,
    subject_customer_id text COLLATE "C",
    PRIMARY KEY (stream_id, revision)
  )`,
  `CREATE INDEX view_customer_timeline_subject ON view_customer_timeline (subject_customer_id) WHERE subject_customer_id IS NOT NULL`,
  `CREATE TABLE view_stream_owner (
    stream_id text COLLATE "C" NOT NULL,
    owner_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (stream_id, owner_id)
  )`,
  `CREATE INDEX view_stream_owner_owner ON view_stream_owner (owner_id, stream_id)`,
  `CREATE TABLE view_customer_lookup (
    kind text COLLATE "C" NOT NULL,
    stream_id text COLLATE "C" NOT NULL,
    value text COLLATE "C" NOT NULL,
    customer_id text COLLATE "C",
    order_id text COLLATE "C",
    PRIMARY KEY (kind, stream_id)
  )`,
  `CREATE INDEX view_customer_lookup_value ON view_customer_lookup (kind, value)`,
];
