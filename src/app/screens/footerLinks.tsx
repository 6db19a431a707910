import {useTranslation} from 'react-i18next';
import type {Tier} from '../../flows/shared/contract/flowDefinition.ts';
import {ExternalLink} from '../../ui/actions/externalLink.tsx';
import {useShell} from './shell.ts';

/** Links about the provider. They open in a new tab, so that nothing typed is lost. */
export const FooterLinks = ({tier}: {tier: Tier}) => {
  const {t} = useTranslation();
  const {privacyUrl, termsUrls, contactUrl} = useShell().settings;
  const links = [
    [privacyUrl, t('app.footer.privacy')],
    [tier === 'pro' ? termsUrls.pro : termsUrls.free, t('app.footer.terms')],
    [contactUrl, t('app.footer.contact')],
  ] as const;
  return links.map(
    ([href, words]) =>
      href && (
        <ExternalLink key={words} href={href} newTabText={t('app.opensInNewTab')}>
          {words}
        </ExternalLink>
      ),
  );
};
