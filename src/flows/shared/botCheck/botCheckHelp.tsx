import {useTranslation} from 'react-i18next';
import {Disclosure} from '../../../ui/feedback/disclosure.tsx';

const WAYS = ['blocker', 'reload', 'elsewhere'] as const;

/** What a visitor can do when the bot check does not load, most often because something on their side blocks it. */
export const BotCheckHelp = () => {
  const {t} = useTranslation();
  return (
    <Disclosure summary={t('botCheck.stuck.title')}>
      <ul>
        {WAYS.map((way) => (
          <li key={way}>{t(`botCheck.stuck.${way}`)}</li>
        ))}
      </ul>
    </Disclosure>
  );
};
