import {useEffect, useState} from 'react';
import {useTranslation} from 'react-i18next';
import {LiveRegion} from '../../../ui/feedback/liveRegion.tsx';

/** Shorter than this nobody notices a wait, and would only see a text come and go. */
const NOTICED_MS = 1000;

type Props = {
  /** `gone`: it runs, or something else says how it stands. */
  state: 'preparing' | 'ready' | 'gone';
};

/** Says that the bot check is waited for, and when it no longer is. */
export const BotCheckWait = ({state}: Props) => {
  const {t} = useTranslation();
  const [isNoticed, setNoticed] = useState(false);
  const isPreparing = state === 'preparing';

  useEffect(() => {
    if (!isPreparing) return undefined;
    const timer = setTimeout(() => setNoticed(true), NOTICED_MS);
    return () => clearTimeout(timer);
  }, [isPreparing]);

  return <LiveRegion visible text={isNoticed && state !== 'gone' ? t(`botCheck.${state}`) : ''} />;
};
