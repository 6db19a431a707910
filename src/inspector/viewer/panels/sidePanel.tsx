import {type KeyboardEvent, memo, useState} from 'react';
import styled from 'styled-components';
import {color, space} from '../../../ui/theme/theme.ts';
import {ToolButton} from '../controls.tsx';
import type {Shown} from '../viewerStore.ts';
import {ExportPanel} from './exportPanel.tsx';
import {OffersPanel} from './offersPanel.tsx';
import {StepPanel} from './stepPanel.tsx';

const tabs = {step: 'Step', offers: 'What can happen', export: 'Export'} as const;
type Tab = keyof typeof tabs;

type TabsProps = {chosen: Tab; onChoose: (tab: Tab) => void};

const tabNames = Object.keys(tabs) as Tab[];

const tabId = (tab: Tab): string => `tab-${tab}`;

/** The tab that a key leads to, round and round. */
const tabByKey = (key: string, from: Tab): Tab | undefined => {
  if (key === 'Home') return tabNames[0];
  if (key === 'End') return tabNames.at(-1);
  const by = {ArrowRight: 1, ArrowLeft: -1}[key];
  return by === undefined
    ? undefined
    : tabNames.at((tabNames.indexOf(from) + by) % tabNames.length);
};

const TabRow = memo(({chosen, onChoose}: TabsProps) => {
  const moveByKey = (event: KeyboardEvent) => {
    const tab = tabByKey(event.key, chosen);
    if (!tab) return;
    event.preventDefault();
    onChoose(tab);
    document.getElementById(tabId(tab))?.focus();
  };
  return (
    <Tabs role="tablist" aria-label="About the step" onKeyDown={moveByKey}>
      {tabNames.map((each) => (
        <ToolButton
          key={each}
          id={tabId(each)}
          type="button"
          role="tab"
          tabIndex={each === chosen ? 0 : -1}
          aria-selected={each === chosen}
          aria-controls="side-panel"
          onClick={() => onChoose(each)}
        >
          {tabs[each]}
        </ToolButton>
      ))}
    </Tabs>
  );
});

/** What is known of the chosen step, what the flow would accept, and the walk to take along. */
export const SidePanel = ({shown}: {shown: Shown}) => {
  const [tab, setTab] = useState<Tab>('step');
  return (
    <Panel>
      <TabRow chosen={tab} onChoose={setTab} />
      <Body id="side-panel" role="tabpanel" aria-labelledby={tabId(tab)} tabIndex={0}>
        {tab === 'step' && <StepPanel entry={shown.entry} />}
        {tab === 'offers' && <OffersPanel shown={shown} />}
        {tab === 'export' && <ExportPanel entries={shown.entries} entry={shown.entry} />}
      </Body>
    </Panel>
  );
};

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-top: 1px solid ${color.divider};

  @media (max-width: 899px) {
    border-top: 0;
    border-left: 1px solid ${color.divider};
  }
`;

const Tabs = styled.div`
  display: flex;
  gap: ${space(1)};
  padding: ${space(2)} ${space(3)};
  border-bottom: 1px solid ${color.divider};
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  contain: strict;
  padding: ${space(3)} ${space(4)} ${space(6)};
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -3px;
  }
`;
