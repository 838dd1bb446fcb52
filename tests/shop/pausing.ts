import { textOf } from './operations-desk.js';
import { giveReason, logInStaff } from './staff.js';
import type { Shopper } from './shopper.js';
import type { TestShop } from './test-shop.js';

export interface PauseFields {
  readonly vad: 'pausa' | 'pausa-nu' | 'andra-paus' | 'avsluta-paus';
  readonly mal: string;
  readonly text?: string;
  readonly orsak?: string;
  readonly slut?: string;
}

/** A staff member who pauses and resumes parts of the shop by the forms of the operations page. */
export class Pausing {
  private constructor(private readonly staff: Shopper) {}

  static async by(shop: Pick<TestShop, 'visitor'>, login: 'drift' | 'kundtjanst' = 'drift'): Promise<Pausing> {
    const staff = shop.visitor();
    await logInStaff(staff, login);
    if (login === 'drift') await giveReason(staff, 'operations');
    return new Pausing(staff);
  }

  /** Sends a form of the operations page. @returns the text of the page that follows */
  async send({ vad, mal, text = '', orsak = 'Det svarar inte', slut = '' }: PauseFields): Promise<string> {
    const { body } = await this.staff.sendForm('/konsol/drift', { vad, mal, text, orsak, slut });
    return textOf(String(body['text']));
  }

  async pause(mal: string, text: string, slut = ''): Promise<void> {
    const said = await this.send({ vad: 'pausa-nu', mal, text, slut });
    if (!said.includes('Pausat. Kunderna ser texten nu.')) throw new Error(`not paused: ${said}`);
  }

  async resume(mal: string): Promise<void> {
    const said = await this.send({ vad: 'avsluta-paus', mal, orsak: 'Det svarar igen' });
    if (!said.includes('Pausen är avslutad.')) throw new Error(`not resumed: ${said}`);
  }

  async card(): Promise<string> {
    const html = String((await this.staff.get('/konsol/drift')).body['text']);
    return textOf(html.split('id="pauses-heading"')[1]?.split('</section>')[0] ?? '');
  }
}
