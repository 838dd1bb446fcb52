import { formatKronor } from '../../../domain/kernel/index.js';
import type { Cheque, Level, PointsReversed } from '../../../domain/member/index.js';
import { writeMail, type WrittenMail } from '../../partners/mail/letter.js';

export interface ReturnEffects {
  readonly reversed: PointsReversed['data'];
  readonly lapsed: readonly Pick<Cheque, 'amount' | 'pointsConverted'>[];
  readonly level: { readonly from: Level; readonly to: Level } | null;
}

const points = (count: number): string => `${count.toLocaleString('sv-SE')} poäng`;

/** Writes the mail about a return. It names neither goods nor order, only the change of points, cheques and level. */
export function returnMail(
  { reversed, lapsed, level }: ReturnEffects,
  firstName: string | null,
  shopUrl: string,
): WrittenMail {
  const { points: lost, fromBalance, owed } = reversed;
  return letter('Dina poäng efter din retur', firstName, shopUrl, [
    `Vi har tagit emot din retur. Varorna gav dig ${points(lost)}, som inte räknas längre.`,
    ...lapsed.map(
      ({ amount, pointsConverted }) =>
        `Bonuschecken på ${formatKronor(amount)} var utgiven på sådana poäng och gäller inte längre. Alla dess ${points(pointsConverted)} har först lagts tillbaka på ditt saldo.`,
    ),
    ...(fromBalance > 0 ? [`${points(fromBalance)} har dragits från ditt saldo.`] : []),
    ...(owed > 0
      ? [
          `${points(owed)} är redan en bonuscheck som du har använt eller lagt i varukorgen. De dras från poängen för dina nästa köp.`,
        ]
      : []),
    ...(level
      ? [`Din nivå är nu ${level.to}. Nivån ${level.from} nåddes bara med poäng för varor som har returnerats.`]
      : []),
  ]);
}

/**
 * Writes the mail about a lapsed cheque. During the return a cart or an order had reserved or spent it, and has
 * released it since.
 */
export function lapseMail(
  { amount, pointsConverted }: Pick<Cheque, 'amount' | 'pointsConverted'>,
  firstName: string | null,
  shopUrl: string,
): WrittenMail {
  return letter('En bonuscheck gäller inte längre', firstName, shopUrl, [
    `Bonuschecken på ${formatKronor(amount)} gäller inte längre, för varor som gav poängen till den har returnerats.`,
    `Alla dess ${points(pointsConverted)} har lagts tillbaka på ditt saldo. De poäng som fattades efter returen har dragits från dem.`,
  ]);
}

function letter(
  subject: string,
  firstName: string | null,
  shopUrl: string,
  paragraphs: readonly string[],
): WrittenMail {
  const parts = [...paragraphs, { label: 'Se dina poäng', url: `${shopUrl}/member/` }];
  return writeMail({ subject, firstName, parts });
}
