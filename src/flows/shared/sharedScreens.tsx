import type {Outcome} from './flowDefinition.ts';
import {lazyScreen} from './lazyScreen.ts';

/** The screens that more than one flow shows, each loaded when it is near. */
export const sharedScreens = {
  account: (subscription: 'free' | 'pro') =>
    lazyScreen(async () => {
      const {AccountScreen} = await import('./screens/accountScreen.tsx');
      return () => <AccountScreen subscription={subscription} />;
    }),
  details: lazyScreen(async () => (await import('./screens/detailsScreen.tsx')).DetailsScreen),
  team: lazyScreen(async () => (await import('./screens/teamScreen.tsx')).TeamScreen),
  exampleData: (submitText: 'create' | 'next') =>
    lazyScreen(async () => {
      const {ExampleDataScreen} = await import('./screens/exampleDataScreen.tsx');
      return () => <ExampleDataScreen submitText={submitText} />;
    }),
  subscription: lazyScreen(
    async () => (await import('./screens/subscriptionScreen.tsx')).SubscriptionScreen,
  ),
  creating: lazyScreen(async () => (await import('./screens/creatingScreen.tsx')).CreatingScreen),
  created: lazyScreen(async () => (await import('./screens/createdScreen.tsx')).CreatedScreen),
  paymentOpening: (start: '/free' | '/upgrade/') =>
    lazyScreen(async () => {
      const {PaymentOpeningScreen} = await import('./screens/paymentPendingScreen.tsx');
      return () => <PaymentOpeningScreen start={start} />;
    }),
  paymentPending: (start: '/free' | '/upgrade/') =>
    lazyScreen(async () => {
      const {PaymentPendingScreen} = await import('./screens/paymentPendingScreen.tsx');
      return () => <PaymentPendingScreen start={start} />;
    }),
  somethingWentWrong: lazyScreen(
    async () => (await import('./screens/somethingWentWrongScreen.tsx')).SomethingWentWrongScreen,
  ),
};

/** What has happened by the time a screen is shown that several states or flows have. */
export const sharedOutcomes = {
  creating: {texts: ['creating.note'], addresses: []},
  created: {texts: ['created.text', 'created.login'], addresses: ['url']},
  paymentOpening: {texts: ['paymentOpening.text'], addresses: ['paymentPage', 'url']},
  paymentPending: {
    texts: ['paymentPending.text', 'paymentPending.paid'],
    addresses: ['paymentPage', 'url'],
  },
  paymentFailed: {texts: ['paymentFailed.text'], addresses: ['url']},
} satisfies Record<string, Outcome>;
