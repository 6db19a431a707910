import {useTranslation} from 'react-i18next';
import type {Draft} from '../../../../machines/shared/draft/draft.ts';
import {RadioCards} from '../../../ui/choice/radioCards.tsx';
import {ScreenHeading} from '../../../ui/layout/screenHeading.tsx';
import {VisuallyHidden} from '../../../ui/text/visuallyHidden.tsx';
import {BotCheckButtons} from '../botCheck/botCheckButtons.tsx';
import {useFlow} from '../contract/flowContext.ts';
import {exampleDataSchema} from '../schemas/exampleDataSchema.ts';
import {useWizardForm} from '../form/wizardForm.ts';
import {WizardFormFrame} from '../form/wizardFormFrame.tsx';

type Values = Pick<Draft, 'exampleData'>;

/** The example-data step with its bot check (specification 2.7). */
export const ExampleDataScreen = ({submitText}: {submitText: 'create' | 'next'}) => {
  const {t} = useTranslation();
  const {actor} = useFlow();
  const form = useWizardForm<Values>({
    initialValues: {exampleData: actor.getSnapshot().context.draft.exampleData},
    schema: exampleDataSchema,
    toDraft: (values) => values,
    onSubmit: ({exampleData}) => {
      if (exampleData !== '') actor.send({type: 'exampleData.submit', exampleData});
    },
  });
  const {exampleData} = form.formik.values;
  const choices = [
    {value: 'data', title: t('exampleData.yes.title'), text: t('exampleData.yes.text')},
    {value: 'nodata', title: t('exampleData.no.title'), text: t('exampleData.no.text')},
  ] as const;

  return (
    <>
      <ScreenHeading>{t('exampleData.title')}</ScreenHeading>
      <WizardFormFrame form={form} names={['exampleData']} requiredNote="">
        <RadioCards
          {...form.field('exampleData')}
          legend={t('exampleData.title')}
          legendHidden
          sideBySide
          options={choices}
        />
        <VisuallyHidden>
          <span id="choiceFirst">{t('form.validation.exampledata')}</span>
        </VisuallyHidden>
        <BotCheckButtons
          primary={t(`actions.${submitText}`)}
          blockedBy={exampleData === '' ? 'choiceFirst' : undefined}
        />
      </WizardFormFrame>
    </>
  );
};
