import {useTranslation} from 'react-i18next';
import {CreatedIllustration} from '../../../ui/illustrations/created.tsx';
import {Invited} from '../team/invited.tsx';
import {ResultScreen} from '../result/resultScreen.tsx';

/** Environment created (specification 2.9 and 2.10). */
export const CreatedScreen = () => {
  const {t} = useTranslation();
  return (
    <ResultScreen
      illustration={<CreatedIllustration />}
      title={t('created.title')}
      start={({free}) => free.account}
    >
      <p>{t('created.text')}</p>
      <p>{t('created.login')}</p>
      <Invited />
    </ResultScreen>
  );
};
