import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`.execute(db);
  await sql`
    CREATE TABLE catalogue_category (
      path text COLLATE "C" PRIMARY KEY,
      name text NOT NULL,
      parent text COLLATE "C" REFERENCES catalogue_category (path),
      position integer NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE catalogue_brand (
      slug text COLLATE "C" PRIMARY KEY,
      name text NOT NULL
    )`.execute(db);
  await products(db);
  await indexes(db);
}

async function products(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE catalogue_product (
      varu_id text COLLATE "C" PRIMARY KEY CHECK (varu_id ~ '^[0-9]{6}$'),
      slug text COLLATE "C" NOT NULL UNIQUE,
      ean text COLLATE "C" NOT NULL UNIQUE CHECK (ean ~ '^[0-9]{13}$'),
      name text NOT NULL,
      brand text NOT NULL,
      brand_slug text COLLATE "C" NOT NULL REFERENCES catalogue_brand (slug),
      type text COLLATE "C" NOT NULL CHECK (type IN ('Rx', 'Ex', 'Ha')),
      vat_class text COLLATE "C" NOT NULL CHECK (vat_class IN ('medicine-otc', 'prescription', 'food', 'goods')),
      price integer NOT NULL CHECK (price >= 0),
      discount_price integer CHECK (discount_price BETWEEN 0 AND price),
      lowest_price_30_days integer,
      comparison_price integer,
      comparison_unit text COLLATE "C",
      flags text[] NOT NULL,
      form text NOT NULL,
      strength text,
      substance text,
      atc_code text COLLATE "C",
      package_text text NOT NULL,
      package_type text NOT NULL,
      pack_shape text COLLATE "C" NOT NULL,
      pack_title text NOT NULL,
      description text NOT NULL,
      usage text NOT NULL,
      contents text NOT NULL,
      category_path text COLLATE "C" NOT NULL REFERENCES catalogue_category (path),
      weight_grams integer NOT NULL CHECK (weight_grams >= 0),
      web_stock integer NOT NULL CHECK (web_stock >= 0),
      in_stores boolean NOT NULL,
      is_new boolean NOT NULL,
      is_web_unique boolean NOT NULL,
      rating_tenths smallint CHECK (rating_tenths BETWEEN 0 AND 50),
      rating_count integer NOT NULL,
      family text COLLATE "C" NOT NULL,
      variant_axis text,
      variant_value text,
      popularity integer NOT NULL,
      added_on date NOT NULL,
      search_text text NOT NULL,
      sales_price integer NOT NULL GENERATED ALWAYS AS (COALESCE(discount_price, price)) STORED,
      -- The default order of s2 §9: prescription-free and unrestricted, restricted, prescription; in stock before not.
      sort_rank smallint NOT NULL GENERATED ALWAYS AS (
        CASE WHEN type = 'Rx' THEN 4 ELSE 0 END
        + CASE WHEN flags && ARRAY['AgeLimited', 'Nicotine'] THEN 2 ELSE 0 END
        + CASE WHEN web_stock = 0 THEN 1 ELSE 0 END
      ) STORED
    )`.execute(db);
}

async function indexes(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX catalogue_product_shelf ON catalogue_product (category_path, sort_rank, popularity DESC)`.execute(
    db,
  );
  await sql`CREATE INDEX catalogue_product_brand ON catalogue_product (brand_slug, sort_rank, popularity DESC)`.execute(
    db,
  );
  await sql`CREATE INDEX catalogue_product_family ON catalogue_product (family)`.execute(db);
  await sql`CREATE INDEX catalogue_product_offer ON catalogue_product (sort_rank, popularity DESC) WHERE discount_price IS NOT NULL`.execute(
    db,
  );
  await sql`CREATE INDEX catalogue_product_search ON catalogue_product USING gin (search_text gin_trgm_ops)`.execute(
    db,
  );
}
