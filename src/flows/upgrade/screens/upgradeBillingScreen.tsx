import {useEffect, useRef} from 'react';
import {Notice} from '../../../ui/feedback/notice.tsx';
import {useFlowSelector} from '../../shared/contract/flowContext.ts';
import {EarlierOrder, useEarlierOrder} from '../../shared/webAddress/earlierRequests.tsx';
import {BillingScreen} from '../../shared/screens/billingScreen.tsx';
import {ChangeableDomain} from './changeableDomain.tsx';

/** Billing of an upgrade (specification 2.8 and 4.4); asks which environment it is for, if need be. */
export const UpgradeBillingScreen = () => {
  const isDomainKnown = useFlowSelector(({context}) => context.isDomainKnown);
  const ordered = useEarlierOrder();
  const isChanging = useRef(false);
  // The button that was pressed is gone, and the field stands in its place.
  useEffect(() => {
    if (isChanging.current) document.querySelector<HTMLElement>('[name=domainName]')?.focus();
    isChanging.current = false;
  }, [isDomainKnown]);
  const change = () => {
    isChanging.current = true;
  };
  return (
    <BillingScreen
      key={String(isDomainKnown)}
      asksDomain={!isDomainKnown}
      orderedFor={isDomainKnown && <ChangeableDomain onChange={change} />}
      notice={
        ordered && (
          <Notice id="orderedBefore">
            <EarlierOrder end={ordered} />
          </Notice>
        )
      }
      describedBy={ordered && 'orderedBefore'}
      noticeAt={ordered === 'refused' ? 'foot' : 'top'}
    />
  );
};
