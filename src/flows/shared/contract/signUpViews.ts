import type {ScreenView} from './flowDefinition.ts';

/** Steps 1–4 as they look in free and pro: the same screens under another logo. */
export const signUpViews = (tier: 'free' | 'pro', total: number) =>
  ({
    account: {
      tier,
      title: tier === 'pro' ? 'start.title.pro' : 'start.title.free',
      step: {number: 1, total, name: 'progress.account'},
    },
    details: {
      tier,
      title: 'moreInfo.title',
      step: {number: 2, total, name: 'progress.details'},
    },
    team: {
      tier,
      title: 'team.title',
      step: {number: 3, total, name: 'progress.team'},
    },
    exampleData: {
      tier,
      title: 'exampleData.title',
      step: {number: 4, total, name: 'progress.exampleData'},
    },
  }) satisfies Record<string, ScreenView>;
