import {type ReactNode, useState} from 'react';
import {useTranslation} from 'react-i18next';
import {type BillingDetails, environmentName} from '../../../../machines/shared/draft/draft.ts';
import {Aside} from '../../../ui/layout/aside.tsx';
import {PaperLines} from '../../../ui/form/paperLines.tsx';
import {ScreenOnly} from '../../../ui/layout/paper.tsx';
import {BillingFields} from '../order/billingFields.tsx';
import {BotCheckButtons} from '../botCheck/botCheckButtons.tsx';
import {ExistingDomainField} from '../webAddress/existingDomainField.tsx';
import {useFlow, useFlowSelector} from '../contract/flowContext.ts';
import {Order} from '../order/order.tsx';
import {OrderedFor} from '../order/orderedFor.tsx';
import {OrderHeading} from '../order/orderHeading.tsx';
import {billingSchema} from '../schemas/billingSchema.ts';
import {useDomainName} from '../webAddress/useDomainName.ts';
import {useWizardForm} from '../form/wizardForm.ts';
import {WizardFormFrame} from '../form/wizardFormFrame.tsx';

const NAMES = ['street', 'houseNumber', 'postalCode', 'city', 'countryCode', 'invoiceReference'];

type Values = BillingDetails & {domainName: string};

type Props = {
  /** Asks for the web address of the environment first (specification 4.4). */
  asksDomain?: boolean;
  /** Says which environment it is for, where it is not the one being made. */
  orderedFor?: ReactNode;
  /** What has to be known before ordering, with the id of its text. */
  notice?: ReactNode;
  describedBy?: string | undefined;
  /** Where it stands: a challenge takes the visitor to the foot. */
  noticeAt?: 'top' | 'foot';
};

/** The billing step with its own bot check (specification 2.8). */
export const BillingScreen = ({
  asksDomain = false,
  orderedFor,
  notice,
  describedBy,
  noticeAt = 'top',
}: Props) => {
  const {t} = useTranslation();
  const {actor} = useFlow();
  const isUnknown = useFlowSelector(({context}) => context.availability === 'free');
  const {draft} = actor.getSnapshot().context;
  const {billingDetails, subscriptionDetails, domainName} = draft;
  const form = useWizardForm<Values>({
    initialValues: {...billingDetails, domainName: environmentName(draft)},
    schema: billingSchema(asksDomain),
    toDraft: ({domainName, ...details}) => ({
      billingDetails: details,
      ...(asksDomain && {existingDomainName: domainName}),
    }),
    onSubmit: ({domainName, ...details}) =>
      actor.send({
        type: 'billing.submit',
        billingDetails: details,
        ...(asksDomain && {domainName}),
      }),
  });
  const {edit} = useDomainName(environmentName(draft));
  // Creation did not know the environment: the form is rendered again with the error, which has to be announced.
  const [earlierAttempts] = useState(asksDomain && isUnknown ? 1 : 0);
  const unknown = asksDomain && isUnknown ? {domainName: t('form.validation.domainunknown')} : {};

  return (
    <>
      <OrderHeading>{t('billing.title')}</OrderHeading>
      {orderedFor ?? (
        <p>
          <OrderedFor name={domainName} />
        </p>
      )}
      {noticeAt === 'top' && <ScreenOnly>{notice}</ScreenOnly>}
      <WizardFormFrame
        form={form}
        names={asksDomain ? ['domainName', ...NAMES] : NAMES}
        foreignErrors={unknown}
        earlierAttempts={earlierAttempts}
        requiredNote={t('billing.requiredNote')}
      >
        <PaperLines>
          {asksDomain && (
            <ExistingDomainField
              field={form.field('domainName')}
              onEdit={edit}
              unknown={unknown.domainName}
            />
          )}
          <BillingFields
            field={form.field}
            wasLeft={form.wasLeft}
            readCountry={() => form.read().countryCode}
            country={form.formik.values.countryCode}
          />
        </PaperLines>
        <Aside>
          <Order {...subscriptionDetails} />
        </Aside>
        <ScreenOnly>
          <p>{t('billing.payNext')}</p>
          <BotCheckButtons
            primary={t('actions.pay')}
            describedBy={describedBy}
            notice={noticeAt === 'foot' && notice}
          />
        </ScreenOnly>
      </WizardFormFrame>
    </>
  );
};
