import {useTranslation} from 'react-i18next';
import {createTrust} from '../../../api/trustedAddress.ts';
import {ExternalLink} from '../../../ui/actions/externalLink.tsx';
import {breakAtDots} from '../../../ui/text/breakAtDots.tsx';
import {useFlow} from '../contract/flowContext.ts';

/** A text in which the address of an environment that may be there leads to it, where it can be trusted. */
export const AddressText = ({text, address}: {text: string; address: string}) => {
  const {t} = useTranslation();
  const {environmentSuffix} = useFlow().settings;
  const href = createTrust({environmentSuffix, trustedHosts: []})(`https://${address}`);
  const [before, after] = text.split(address);
  if (!href || before === undefined || after === undefined) return breakAtDots(text);
  return (
    <span key={text}>
      {before}
      <ExternalLink href={href} newTabText={t('app.opensInNewTab')}>
        {address}
      </ExternalLink>
      {after}
    </span>
  );
};
