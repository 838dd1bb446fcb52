import pg from 'pg';

export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'dump' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function asked<Row extends pg.QueryResultRow>(url: string, text: string): Promise<readonly Row[]> {
  return connected(url, async (client) => (await client.query<Row>(text)).rows);
}
