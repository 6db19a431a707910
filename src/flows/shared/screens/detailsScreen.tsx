import {useTranslation} from 'react-i18next';
import {DETAILS, type DetailsValues} from '../../../../machines/shared/draft/draft.ts';
import {TextField} from '../../../ui/form/field.tsx';
import {FieldPair} from '../../../ui/form/fieldGroup.tsx';
import {ScreenHeading} from '../../../ui/layout/screenHeading.tsx';
import {EmailField} from '../form/emailField.tsx';
import {useFlow} from '../contract/flowContext.ts';
import {detailsSchema} from '../schemas/detailsSchema.ts';
import {StepButtons} from '../form/stepButtons.tsx';
import {useWizardForm} from '../form/wizardForm.ts';
import {WizardFormFrame} from '../form/wizardFormFrame.tsx';

/** The more-info step (specification 2.5). */
export const DetailsScreen = () => {
  const {t} = useTranslation();
  const {actor, settings} = useFlow();
  const {firstName, lastName, companyName, email, telephone} = actor.getSnapshot().context.draft;
  const form = useWizardForm<DetailsValues>({
    initialValues: {firstName, lastName, companyName, email, telephone},
    schema: detailsSchema(settings.telephoneRequired),
    toDraft: (values) => values,
    onSubmit: (values) => actor.send({type: 'details.submit', values}),
  });
  const field = (name: keyof DetailsValues, starred = true) => ({
    ...form.field(name),
    label: t(`moreInfo.${name}`),
    starred,
    required: starred,
  });
  return (
    <>
      <ScreenHeading>{t('moreInfo.title')}</ScreenHeading>
      <WizardFormFrame form={form} names={DETAILS}>
        <FieldPair>
          <TextField {...field('firstName')} autoComplete="given-name" />
          <TextField {...field('lastName')} autoComplete="family-name" />
        </FieldPair>
        <TextField {...field('companyName')} autoComplete="organization" />
        <EmailField
          form={form}
          name="email"
          label={t('moreInfo.email')}
          starred
          required
          autoComplete="email"
        />
        <TextField
          {...field('telephone', settings.telephoneRequired)}
          hint={t('moreInfo.telephoneHint')}
          type="tel"
          autoComplete="tel"
        />
        <StepButtons />
      </WizardFormFrame>
    </>
  );
};
