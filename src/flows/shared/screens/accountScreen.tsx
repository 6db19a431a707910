import {useState} from 'react';
import {useTranslation} from 'react-i18next';
import {Secret} from '../../../../machines/shared/secret.ts';
import {Checkbox} from '../../../ui/choice/checkbox.tsx';
import {ExternalLink} from '../../../ui/actions/externalLink.tsx';
import {RichText} from '../../../ui/text/richText.tsx';
import {Notice} from '../../../ui/feedback/notice.tsx';
import {ScreenHeading} from '../../../ui/layout/screenHeading.tsx';
import {DomainField} from '../webAddress/domainField.tsx';
import {MaybeMade, useMaybeMade} from '../webAddress/earlierRequests.tsx';
import {useFlow, useFlowSelector} from '../contract/flowContext.ts';
import {NewPasswordField} from '../form/newPasswordField.tsx';
import {accountSchema} from '../schemas/accountSchema.ts';
import {StepButtons} from '../form/stepButtons.tsx';
import {useDomainName} from '../webAddress/useDomainName.ts';
import {useIsHydrated} from '../form/useIsHydrated.ts';
import {useWizardForm} from '../form/wizardForm.ts';
import {WizardFormFrame} from '../form/wizardFormFrame.tsx';

type Values = {domainName: string; password: string; acceptTermsAndConditions: boolean};

const accountOf = ({domainName, acceptTermsAndConditions}: Values) => ({
  domainName,
  acceptTermsAndConditions: acceptTermsAndConditions ? ('YES' as const) : ('' as const),
});

const passwordOf = ({password}: Values) => new Secret(password);

/** The start step (specification 2.4): web address, password, terms. */
export const AccountScreen = ({subscription}: {subscription: 'free' | 'pro'}) => {
  const {t} = useTranslation();
  const {actor, settings} = useFlow();
  const isTaken = useFlowSelector(({context}) => context.availability === 'taken');
  const [{draft, flags, ...known}] = useState(() => actor.getSnapshot().context);
  const password = known.typedPassword ?? known.password;
  const domain = useDomainName(draft.domainName);
  const form = useWizardForm<Values>({
    initialValues: {
      domainName: draft.domainName,
      password: password?.reveal() ?? '',
      acceptTermsAndConditions: draft.acceptTermsAndConditions === 'YES',
    },
    schema: accountSchema,
    toDraft: accountOf,
    toPassword: passwordOf,
    onLeave: (name, {domainName}) => {
      if (name === 'domainName') domain.leave(domainName);
    },
    onSubmit: (values) =>
      actor.send({
        type: 'account.submit',
        values: accountOf(values),
        password: passwordOf(values),
      }),
  });
  const {initialValues} = form.formik;
  const isHydrated = useIsHydrated();
  const lost = useMaybeMade();
  const maybeMade = isHydrated ? lost : undefined;
  const isAskedAgain = isHydrated && draft.domainName !== '' && !password?.reveal();

  return (
    <>
      <ScreenHeading subtitle={t(`start.subtitle.${subscription}`, {discount: draft.discount})}>
        {t(`start.title.${subscription}`)}
      </ScreenHeading>
      <WizardFormFrame
        form={form}
        names={['domainName', 'password', 'acceptTermsAndConditions']}
        foreignErrors={isTaken ? {domainName: t('form.validation.domainavailable')} : {}}
        earlierAttempts={flags.domainAlreadyTaken ? 1 : 0}
      >
        <DomainField
          field={form.field('domainName')}
          initial={initialValues.domainName}
          companyName={isHydrated ? draft.companyName : ''}
          domain={domain}
          isSummarised={form.attempt > 0 || flags.domainAlreadyTaken}
        />
        {maybeMade && (
          <Notice id="maybeMade">
            <MaybeMade address={maybeMade} />
          </Notice>
        )}
        <NewPasswordField
          {...form.field('password')}
          initial={initialValues.password}
          hint={isAskedAgain ? t('start.passwordAgain') : undefined}
        />
        <Checkbox
          {...form.field('acceptTermsAndConditions')}
          starred
          required
          value="YES"
          label={
            <RichText
              text={t('start.terms')}
              renderMark={(words) => (
                <ExternalLink
                  href={settings.termsUrls[subscription]}
                  newTabText={t('app.opensInNewTab')}
                >
                  {words}
                </ExternalLink>
              )}
            />
          }
        />
        <StepButtons withBack={false} describedBy={maybeMade && 'maybeMade'} />
      </WizardFormFrame>
    </>
  );
};
