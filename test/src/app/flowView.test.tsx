import {fireEvent, screen, waitFor} from '@testing-library/react';
import {expect, it} from 'vitest';
import type {Screen} from '../../../machines/shared/flowTypes.ts';
import {freeFlow} from '../../../src/flows/free/FreeFlow.tsx';
import {proFlow} from '../../../src/flows/pro/ProFlow.tsx';
import type {FlowDefinition, ScreenView} from '../../../src/flows/shared/flowDefinition.ts';
import {lazyScreen} from '../../../src/flows/shared/lazyScreen.ts';
import {upgradeFlow} from '../../../src/flows/upgrade/UpgradeFlow.tsx';
import {whenIdle} from '../../../src/telemetry/whenIdle.ts';
import nl from '../../../src/i18n/nl.json';
import {billingDetails, password, subscribed} from '../../support/people.ts';
import {openScreen} from '../../support/stage.tsx';

/** The same flow, whose screens tell when they are drawn. */
const told = (flow: FlowDefinition, onDrawn: (name: string) => void): FlowDefinition => {
  const tell = ([name, view]: [string, ScreenView]) => {
    const lazy = lazyScreen(async () => {
      const Drawn = await view.screen.load();
      return () => {
        onDrawn(name);
        return <Drawn />;
      };
    });
    return [name, {...view, screen: lazy}];
  };
  return {...flow, screens: Object.fromEntries(Object.entries(flow.screens).map(tell))};
};

it.each<[string, Screen, Screen, FlowDefinition]>([
  ['free', 'flowChoice', 'account', freeFlow],
  ['free', 'account', 'details', freeFlow],
  ['free', 'details', 'team', freeFlow],
  ['free', 'team', 'exampleData', freeFlow],
  ['free', 'exampleData', 'creating', freeFlow],
  ['pro', 'account', 'details', proFlow],
  ['pro', 'details', 'team', proFlow],
  ['pro', 'team', 'exampleData', proFlow],
  ['pro', 'exampleData', 'subscription', proFlow],
  ['pro', 'subscription', 'billing', proFlow],
  ['pro', 'billing', 'creating', proFlow],
  ['upgrade', 'upgradeChoice', 'subscription', upgradeFlow],
  ['upgrade', 'subscription', 'billing', upgradeFlow],
])('%s, at %s, draws %s ahead and nothing else', async (_, step, next, flow) => {
  const drawn = new Set<string>();
  const scene = {draft: {...subscribed, billingDetails}, password: password()};
  const {at} = await openScreen(
    told(flow, (name) => drawn.add(name)),
    step,
    scene,
  );
  fireEvent.keyDown(document.body);
  await waitFor(() => expect([...drawn]).toContain(next));
  await whenIdle();
  expect({at: at(), drawn: [...drawn]}).toEqual({at: step, drawn: [step, next]});
});

it('names the screen that it waits for where there is none before it', async () => {
  const {details} = freeFlow.screens;
  if (!details) throw new Error('the flow has no such screen');
  const screenOnItsWay = {load: details.screen.load, loaded: () => undefined};
  const screens = {...freeFlow.screens, details: {...details, screen: screenOnItsWay}};
  const scene = {draft: subscribed, password: password()};
  await openScreen({...freeFlow, screens}, 'details', scene);
  const {moreInfo, app} = nl;
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe(moreInfo.title);
  expect(screen.getByText(app.loading).getAttribute('role')).toBe('status');
});
