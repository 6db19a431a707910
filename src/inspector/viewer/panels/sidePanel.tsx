import {memo, useState} from 'react';
import styled from 'styled-components';
import {color, space} from '../../../ui/theme.ts';
import {ToolButton} from '../controls.tsx';
import type {Entry} from '../entries.ts';
import {ExportPanel} from './exportPanel.tsx';
import {OffersPanel} from './offersPanel.tsx';
import {StepPanel} from './stepPanel.tsx';

type Props = {entries: readonly Entry[]; entry: Entry | undefined};

const tabs = {step: 'Step', offers: 'What can happen', export: 'Export'} as const;
type Tab = keyof typeof tabs;

type TabsProps = {chosen: Tab; onChoose: (tab: Tab) => void};

const TabRow = memo(({chosen, onChoose}: TabsProps) => (
  <Tabs role="tablist" aria-label="About the step">
    {(Object.keys(tabs) as Tab[]).map((each) => (
      <ToolButton
        key={each}
        id={`tab-${each}`}
        type="button"
        role="tab"
        aria-selected={each === chosen}
        aria-controls="side-panel"
        onClick={() => onChoose(each)}
      >
        {tabs[each]}
      </ToolButton>
    ))}
  </Tabs>
));

/** What is known of the chosen step, what the flow would accept, and the walk to take along. */
export const SidePanel = ({entries, entry}: Props) => {
  const [tab, setTab] = useState<Tab>('step');
  return (
    <Panel>
      <TabRow chosen={tab} onChoose={setTab} />
      <Body id="side-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === 'step' && <StepPanel entry={entry} />}
        {tab === 'offers' && <OffersPanel entries={entries} entry={entry} />}
        {tab === 'export' && <ExportPanel entries={entries} />}
      </Body>
    </Panel>
  );
};

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-top: 1px solid ${color.divider};
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

  @media (max-width: 899px) {
    contain: content;
  }
`;
