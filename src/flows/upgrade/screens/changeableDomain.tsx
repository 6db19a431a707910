import {useTranslation} from 'react-i18next';
import {environmentName} from '../../../../machines/shared/draft/draft.ts';
import {TextButton} from '../../../ui/actions/button.tsx';
import {isSendingIn} from '../../shared/contract/flowActor.ts';
import {useFlow, useFlowSelector} from '../../shared/contract/flowContext.ts';
import {OrderedFor} from '../../shared/order/orderedFor.tsx';

/** Which environment is ordered for, as the address named it, and the way to name another. */
export const ChangeableDomain = ({onChange}: {onChange: () => void}) => {
  const {t} = useTranslation();
  const {actor} = useFlow();
  const domainName = useFlowSelector(({context}) => environmentName(context.draft));
  const isBusy = useFlowSelector(isSendingIn);
  return (
    <p>
      <OrderedFor name={domainName} />{' '}
      <TextButton
        busy={isBusy}
        onClick={() => {
          onChange();
          actor.send({type: 'domain.edit'});
        }}
      >
        {t('billing.otherDomain')}
      </TextButton>
    </p>
  );
};
