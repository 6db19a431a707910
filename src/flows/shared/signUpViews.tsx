import type {ComponentType} from 'react';
import type {ScreenView, Tier} from './flowDefinition.ts';
import {DetailsScreen} from './screens/detailsScreen.tsx';
import {TeamScreen} from './screens/teamScreen.tsx';

type Settings = {tier: Tier; total: number; account: ComponentType; exampleData: ComponentType};

/** Steps 1–4 as they look in free and pro: the same screens under another logo. */
export const signUpViews = ({tier, total, account, exampleData}: Settings) =>
  ({
    account: {
      component: account,
      tier,
      title: tier === 'pro' ? 'start.title.pro' : 'start.title.free',
      step: {number: 1, total, name: 'progress.account'},
    },
    details: {
      component: DetailsScreen,
      tier,
      title: 'moreInfo.title',
      step: {number: 2, total, name: 'progress.details'},
    },
    team: {
      component: TeamScreen,
      tier,
      title: 'team.title',
      step: {number: 3, total, name: 'progress.team'},
    },
    exampleData: {
      component: exampleData,
      tier,
      title: 'exampleData.title',
      step: {number: 4, total, name: 'progress.exampleData'},
    },
  }) satisfies Record<string, ScreenView>;
