import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { ButtonLink } from '../../interface/navigation/button.js';
import { TextPage, type TextSection } from './text-page.js';

export const meta: MetaFunction = () => [
  { title: 'Mina recept – Älgört' },
  { name: 'description', content: 'Så hämtar du ut dina receptläkemedel hos Älgört.' },
];

/** RX-16: this page is for who has not identified. The home of prescriptions is another page. */
const HOME = '/mina-recept-inloggad/';

/** RX-17, SES-07: a guest must log in. A customer whose strong log-in ended, or was never there, identifies again. */
const GUEST = 'För att handla receptvaror krävs att du loggar in med BankID eller Freja+.';
const AGAIN = 'Identifiera dig igen för att fortsätta med dina recept.';

export function loader({ context }: LoaderFunctionArgs): { readonly asksAgain: boolean } {
  if (context.session.identified) throw redirect(HOME);
  return { asksAgain: context.session.kind === 'known' };
}

const SECTIONS: readonly TextSection[] = [
  {
    title: 'Dina recept är elektroniska',
    paragraphs: [
      'Läkaren skickar receptet till Sveriges nationella receptregister. Alla apotek når det, och det är alltid du som bestämmer var du hämtar ut. Du ser dina recept här när du har loggat in, och på 1177.se.',
    ],
  },
  {
    title: 'Hämta ut på apotek',
    paragraphs: [
      'På våra apotek hämtar du ut recept med giltig legitimation. För barn visar vårdnadshavaren sin egen, och för någon annan behövs en fullmakt.',
    ],
  },
  {
    title: 'Fråga en farmaceut',
    paragraphs: [
      'Undrar du över dosering, biverkningar eller byte till ett annat läkemedel med samma verkan, hjälper våra farmaceuter dig genom kundservice.',
    ],
  },
];

export default function MyPrescriptionsPage(): React.JSX.Element {
  const { asksAgain } = useLoaderData<typeof loader>();
  return (
    <TextPage title="Mina recept" intro={asksAgain ? AGAIN : GUEST} sections={SECTIONS}>
      <p className="text-page-actions">
        <ButtonLink to={`/init-login?redirect=${encodeURIComponent(HOME)}`}>
          Logga in med BankID eller Freja+
        </ButtonLink>
        <Link to="/apotek">Hitta ett apotek</Link>
        <Link to="/kategori/receptbelagda-lakemedel">Se receptbelagda läkemedel</Link>
      </p>
    </TextPage>
  );
}
