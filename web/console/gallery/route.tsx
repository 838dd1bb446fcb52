import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';

import { forcedScheme, savedAppearance } from '../../visit/appearance/appearance.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { SideNavigation } from '../../interface/navigation/side-navigation.js';
import { Buttons } from './buttons.js';
import { Choices } from './choices.js';
import { contents } from './contents.js';
import { Fields } from './fields.js';
import { Finding } from './finding.js';
import { Folding } from './folding.js';
import { Layers } from './layers.js';
import { Messages } from './messages.js';
import { onlyInTest } from '../../only-in-test.js';
import { Pictures } from './pictures.js';
import { Progress } from './progress.js';
import { Quantities } from './quantities.js';
import { Switches } from './switches.js';
import { Looks, Tokens } from './tokens.js';
import './pieces.css';

export const meta: MetaFunction = () => [
  { title: 'Gränssnittets delar – Älgört' },
  { name: 'robots', content: 'noindex' },
];

export function loader({ request, context }: LoaderFunctionArgs) {
  onlyInTest(context.environment);
  return { chosen: forcedScheme(savedAppearance(request.headers.get('cookie'))) ?? 'device' };
}

/** Shows every component of web/interface in every state (UI-01). Look here before you write a new one. */
export default function Pieces(): React.JSX.Element {
  const { chosen } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  if (search.get('fel') === 'ja') throw new Error('Ett fel som någon bad om');
  return (
    <div className="page pieces">
      <SideNavigation label="Delarna" items={contents} />
      <div className="pieces-list">
        <h1>Gränssnittets delar</h1>
        <Looks chosen={chosen} />
        <Tokens />
        <Messages />
        <Buttons cut={search.get('lang') === 'ja'} />
        <Fields />
        <Choices />
        <Switches isOn={search.get('brev') === 'ja'} />
        <Folding />
        <Layers />
        <Quantities />
        <Progress />
        <Finding />
        <Pictures />
        <p className="piece">
          <ButtonLink variant="quiet" to="?fel=ja">
            Visa felsidan
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
