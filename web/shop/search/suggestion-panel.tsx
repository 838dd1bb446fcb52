import { Link } from '@remix-run/react';
import { LayoutGrid, Search } from 'lucide-react';

import { formatKronor } from '../../../domain/kernel/money.js';
import { ChildrenBadge } from '../product-card/children-badge.js';
import { typedPart, type SuggestionList } from './suggestion-list.js';
import { searchTexts as texts } from './texts.js';

interface PanelProps {
  readonly list: SuggestionList;
  readonly typed: string;
  readonly active: string | undefined;
  readonly onChoose: (to: string) => void;
}

export function SuggestionPanel({ list, typed, ...choosing }: PanelProps): React.JSX.Element {
  const { queries, scopes, products } = list;
  return (
    <>
      <Group title={texts.queries} shown={queries.length > 0}>
        {queries.map(({ id, to, text }) => (
          <Option key={id} id={id} to={to} {...choosing}>
            <Search size={18} strokeWidth={1.5} aria-hidden />
            <Emphasised text={text} typed={typed} />
          </Option>
        ))}
      </Group>
      <Group title={texts.scopes} shown={scopes.length > 0}>
        {scopes.map(({ id, to, text }) => (
          <Option key={id} id={id} to={to} {...choosing}>
            <LayoutGrid size={18} strokeWidth={1.5} aria-hidden />
            <span>{text}</span>
          </Option>
        ))}
      </Group>
      <Group title={texts.direct} shown={products.length > 0}>
        {products.map(({ id, to, text, varuId, brand, forChildren, price }) => (
          <Option key={id} id={id} to={to} {...choosing}>
            <img src={`/bild/${varuId}.svg`} alt="" width="40" height="40" className="suggestion-picture" />
            <span className="suggestion-product">
              <small>
                {brand}
                {forChildren && <ChildrenBadge />}
              </small>
              {text}
            </span>
            <span className="suggestion-price">{formatKronor(price)}</span>
          </Option>
        ))}
      </Group>
    </>
  );
}

function Group({
  title,
  shown,
  children,
}: {
  readonly title: string;
  readonly shown: boolean;
  readonly children: React.ReactNode;
}): React.JSX.Element | null {
  if (!shown) return null;
  return (
    <div role="group" aria-label={title} className="suggestion-group">
      <p className="suggestion-title" aria-hidden>
        {title}
      </p>
      {children}
    </div>
  );
}

interface OptionProps extends Pick<PanelProps, 'active' | 'onChoose'> {
  readonly id: string;
  readonly to: string;
  readonly children: React.ReactNode;
}

/**
 * One suggestion. The focus stays in the search field: if a press took it away, the list would close before the click.
 */
function Option({ id, to, active, onChoose, children }: OptionProps): React.JSX.Element {
  return (
    <Link
      id={id}
      to={to}
      role="option"
      aria-selected={id === active}
      tabIndex={-1}
      className="suggestion"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        onChoose(to);
      }}
    >
      {children}
    </Link>
  );
}

function Emphasised({ text, typed }: { readonly text: string; readonly typed: string }): React.JSX.Element {
  const parts = typedPart(text, typed);
  if (!parts) return <span>{text}</span>;
  return (
    <span>
      {parts.typed}
      <strong>{parts.rest}</strong>
    </span>
  );
}
