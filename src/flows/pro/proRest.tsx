import type {ComponentType} from 'react';
import type {ProScreen} from '../../../machines/pro/proTypes.ts';
import {BillingScreen} from '../shared/screens/billingScreen.tsx';
import {CreatedScreen} from '../shared/screens/createdScreen.tsx';
import {CreatingScreen} from '../shared/screens/creatingScreen.tsx';
import {DetailsScreen} from '../shared/screens/detailsScreen.tsx';
import {ExampleDataScreen} from '../shared/screens/exampleDataScreen.tsx';
import {
  PaymentOpeningScreen,
  PaymentPendingScreen,
} from '../shared/screens/paymentPendingScreen.tsx';
import {SomethingWentWrongScreen} from '../shared/screens/somethingWentWrongScreen.tsx';
import {SubscriptionScreen} from '../shared/screens/subscriptionScreen.tsx';
import {TeamScreen} from '../shared/screens/teamScreen.tsx';

type Start = 'account' | 'paymentSuccess' | 'paymentFailed' | 'paymentCanceled';

/** What the PRO flow shows after its start. */
export const proRest: Record<Exclude<ProScreen, Start>, ComponentType> = {
  details: DetailsScreen,
  team: TeamScreen,
  exampleData: () => <ExampleDataScreen submitText="next" />,
  subscription: SubscriptionScreen,
  billing: () => <BillingScreen />,
  creating: CreatingScreen,
  paymentOpening: () => <PaymentOpeningScreen start={({free}) => free.account} />,
  paymentPending: () => <PaymentPendingScreen start={({free}) => free.account} />,
  created: CreatedScreen,
  somethingWentWrong: SomethingWentWrongScreen,
};
