import { useRef } from 'react';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { useTabListState, type TabListState } from 'react-stately/useTabListState';

import './tabs.css';

interface TabItem {
  readonly id: string;
  readonly title: string;
  readonly content: React.ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabItem[];
}

/**
 * Tabs within one page; use TabLinks when each tab has its own URL. React Aria's own components do not work with Preact
 * here, because they build their list in a separate document. So this component uses React Aria's hooks.
 */
export function Tabs({ label, tabs }: TabsProps): React.JSX.Element {
  const aria = {
    'aria-label': label,
    children: tabs.map(({ id, title, content }) => (
      <Item key={id} title={title}>
        {content}
      </Item>
    )),
  };
  const state = useTabListState<TabItem>(aria);
  const ref = useRef<HTMLDivElement>(null);
  const { tabListProps } = useTabList<TabItem>(aria, state, ref);
  return (
    <>
      <div {...tabListProps} ref={ref} className="tabs">
        {tabs.map(({ id, title }) => (
          <Tab key={id} id={id} title={title} state={state} />
        ))}
      </div>
      <TabPanel key={state.selectedItem?.key} state={state} />
    </>
  );
}

function Tab({
  id,
  title,
  state,
}: {
  readonly id: string;
  readonly title: string;
  readonly state: TabListState<TabItem>;
}): React.JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const { tabProps, isSelected } = useTab({ key: id }, state, ref);
  return (
    <div {...tabProps} ref={ref} className="tab" data-selected={isSelected || undefined}>
      {title}
    </div>
  );
}

function TabPanel({ state }: { readonly state: TabListState<TabItem> }): React.JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({}, state, ref);
  return (
    <div {...tabPanelProps} ref={ref} className="tab-panel">
      {state.selectedItem?.props?.children}
    </div>
  );
}
