import type {ComponentType} from 'react';
import type {UpgradeScreen} from '../../../machines/upgrade/upgradeTypes.ts';
import {
  PaymentOpeningScreen,
  PaymentPendingScreen,
} from '../shared/screens/paymentPendingScreen.tsx';
import {SomethingWentWrongScreen} from '../shared/screens/somethingWentWrongScreen.tsx';
import {SubscriptionScreen} from '../shared/screens/subscriptionScreen.tsx';
import {UpgradeBillingScreen} from './screens/upgradeBillingScreen.tsx';
import {UpgradedScreen} from './screens/upgradedScreen.tsx';

/** What the UPGRADE flow shows after its start. */
export const upgradeRest: Record<
  Exclude<UpgradeScreen, 'upgradeChoice' | 'premium'>,
  ComponentType
> = {
  subscription: SubscriptionScreen,
  billing: UpgradeBillingScreen,
  paymentOpening: () => <PaymentOpeningScreen start={({upgrade}) => upgrade.upgradeChoice} />,
  paymentPending: () => <PaymentPendingScreen start={({upgrade}) => upgrade.upgradeChoice} />,
  upgraded: UpgradedScreen,
  somethingWentWrong: SomethingWentWrongScreen,
};
