import type {ScreenView} from './flowDefinition.ts';
import {sharedScreens} from './sharedScreens.tsx';

type Settings = {tier: 'free' | 'pro'; total: number; submitText: 'create' | 'next'};

/** Steps 1–4 as they look in free and pro: the same screens under another logo. */
export const signUpViews = ({tier, total, submitText}: Settings) =>
  ({
    account: {
      screen: sharedScreens.account(tier),
      tier,
      title: tier === 'pro' ? 'start.title.pro' : 'start.title.free',
      step: {number: 1, total, name: 'progress.account'},
    },
    details: {
      screen: sharedScreens.details,
      tier,
      title: 'moreInfo.title',
      step: {number: 2, total, name: 'progress.details'},
    },
    team: {
      screen: sharedScreens.team,
      tier,
      title: 'team.title',
      step: {number: 3, total, name: 'progress.team'},
    },
    exampleData: {
      screen: sharedScreens.exampleData(submitText),
      tier,
      title: 'exampleData.title',
      step: {number: 4, total, name: 'progress.exampleData'},
    },
  }) satisfies Record<string, ScreenView>;
