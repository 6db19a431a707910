import {renderHook} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {useScreen} from '../../../src/app/useScreen.ts';
import type {FlowDefinition} from '../../../src/flows/shared/flowDefinition.ts';
import {lazyScreen} from '../../../src/flows/shared/lazyScreen.ts';

const Drawn = () => null;

const flowOf = (screens: Record<string, () => Promise<typeof Drawn>>) =>
  ({
    screens: Object.fromEntries(
      Object.entries(screens).map(([name, load]) => [name, {screen: lazyScreen(load)}]),
    ),
  }) as unknown as FlowDefinition;

it('fetches the screens of a flow ahead one after another, one that fails as any other', async () => {
  const asked: string[] = [];
  const refuse: Record<string, () => void> = {};
  const wait = (name: string) => () => {
    asked.push(name);
    return new Promise<typeof Drawn>((_, reject) => {
      refuse[name] = () => reject(new Error('The line is down'));
    });
  };
  const flow = flowOf({account: async () => Drawn, details: wait('details'), team: wait('team')});
  await flow.screens.account?.screen.load();
  renderHook(() => useScreen(flow, 'account', vi.fn()));
  await vi.waitFor(() => expect(asked).toEqual(['details']));
  refuse['details']?.();
  await vi.waitFor(() => expect(asked).toEqual(['details', 'team']));
});
