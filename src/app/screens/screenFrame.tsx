import {type ReactNode, useSyncExternalStore} from 'react';
import {useTranslation} from 'react-i18next';
import type {Screen} from '../../../machines/shared/flow/flowTypes.ts';
import {chunks} from '../../browser/chunk.ts';
import {LANGUAGES} from '../../i18n/languages.ts';
import type {ScreenView} from '../../flows/shared/contract/flowDefinition.ts';
import type {TextKey} from '../../i18n/textKey.ts';
import {Frame} from '../../ui/layout/frame.tsx';
import {LanguageSwitch} from '../../ui/layout/languageSwitch.tsx';
import {OfflineNotice} from '../../ui/feedback/offlineNotice.tsx';
import {ProgressHeader} from '../../ui/layout/progressHeader.tsx';
import {TierLogo} from '../../ui/layout/tierLogo.tsx';
import {LoadingNotice} from '../loading/loadingNotice.tsx';
import {useShell} from './shell.ts';
import {FooterLinks} from './footerLinks.tsx';
import {useDocumentHead} from './useDocumentHead.ts';
import {withLanguage} from '../history/languageInUrl.ts';

const LANGUAGE_NAMES = {nl: 'Nederlands', en: 'English'} as const;

type Props = Pick<ScreenView, 'tier' | 'title' | 'step' | 'wide'> & {
  hasErrors?: boolean;
  /** Whether there is one to be lost by a reload. */
  hasPassword?: boolean;
  /** The words of what has to be pressed to go on, where nothing goes on by itself. */
  goesOnBy?: TextKey | undefined;
  screen?: Screen | undefined;
  children: ReactNode;
};

/** What surrounds every screen: title, logo, language switch, progress. */
export const ScreenFrame = ({
  tier,
  title,
  step,
  wide,
  hasErrors = false,
  hasPassword = false,
  goesOnBy,
  screen,
  children,
}: Props) => {
  const {t, i18n} = useTranslation();
  const {settings, search, setLanguage} = useShell();
  const isAnyMissing = () => chunks.areMissing();
  const lacksChunk = useSyncExternalStore(chunks.subscribe, isAnyMissing, isAnyMissing);
  const {brandName, marketingUrl} = settings;
  const page = t(title);
  useDocumentHead(
    t(hasErrors ? 'app.documentTitleError' : 'app.documentTitle', {page}),
    t('app.description'),
  );
  const press = goesOnBy && t('app.offlinePress', {words: t(goesOnBy)});
  return (
    <Frame
      skipText={t('app.skipToContent')}
      wide={wide}
      screen={screen}
      footer={<FooterLinks tier={tier} />}
      logo={
        <TierLogo
          tier={tier}
          brandName={brandName}
          href={marketingUrl}
          label={tier === 'none' ? t('app.logoPlain') : t('app.logo', {tier: tier.toUpperCase()})}
        />
      }
      languageSwitch={
        <LanguageSwitch
          label={t('app.language')}
          current={i18n.language}
          languages={LANGUAGES.map((code) => ({
            code,
            name: LANGUAGE_NAMES[code],
            href: withLanguage(search, code),
          }))}
          onChoose={setLanguage}
        />
      }
      notice={
        <>
          <OfflineNotice
            label={t('app.connection')}
            text={[t('app.offline'), press].filter(Boolean).join(' ')}
          />
          {lacksChunk && <LoadingNotice hasPassword={hasPassword} />}
        </>
      }
      progress={
        step && (
          <ProgressHeader
            label={t('progress.label')}
            stepText={t('progress.stepOf', {current: step.number, total: step.total})}
            stepName={t(step.name)}
            current={step.number}
            total={step.total}
          />
        )
      }
    >
      {children}
    </Frame>
  );
};
