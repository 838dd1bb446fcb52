import { giveReason, logInStaff } from './staff.js';
import type { Shopper } from './shopper.js';
import type { TestShop } from './test-shop.js';

/** The operations page, as staff see it in a browser without scripts. */
export class OperationsPage {
  private constructor(private readonly staff: Shopper) {}

  static async open(shop: Pick<TestShop, 'visitor'>): Promise<OperationsPage> {
    const page = new OperationsPage(shop.visitor());
    await logInStaff(page.staff, 'drift');
    await giveReason(page.staff, 'operations');
    return page;
  }

  /** Returns the text of the card whose heading has this id. */
  async card(headingId: string): Promise<string> {
    const html = (await this.html()).split(`id="${headingId}"`)[1]?.split('</section>')[0];
    if (!html) throw new Error(`the page has no ${headingId}`);
    return textOf(html.slice(html.indexOf('>') + 1));
  }

  async row(header: RegExp): Promise<readonly string[]> {
    const rows = (await this.html()).split('<tr>').map((row) => row.split('</tr>')[0] ?? '');
    const found = rows.find((row) => header.test(textOf(row.split('</th>')[0] ?? '')));
    if (!found) throw new Error(`no row of ${header}`);
    return found.split('</td>').map(textOf);
  }

  async text(): Promise<string> {
    return textOf(await this.html());
  }

  /** Presses a button in the first form that contains these texts. The form's hidden fields are sent with it. */
  async press(button: string, ...names: readonly string[]): Promise<string> {
    const forms = (await this.html()).match(/<form.*?<\/form>/gs) ?? [];
    const form = forms.find((each) => textOf(each).includes(button) && names.every((name) => each.includes(name)));
    if (!form) throw new Error(`no button ${button} for ${names.join(', ')}`);
    const fields = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    const [, value = ''] = new RegExp(`name="vad"[^>]*?value="([^"]*)"[^>]*>${button}<`, 's').exec(form) ?? [];
    const given = Object.fromEntries(fields.map(([, name, sent]) => [name, sent]));
    const { body } = await this.staff.sendForm('/konsol/drift', { ...given, vad: value });
    return textOf(String(body['text']));
  }

  private async html(): Promise<string> {
    return String((await this.staff.get('/konsol/drift')).body['text']);
  }
}

export function textOf(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
}
