import {useTranslation} from 'react-i18next';
import {ExternalLink} from '../../../ui/actions/externalLink.tsx';
import {RichText} from '../../../ui/text/richText.tsx';
import {useFlow} from '../contract/flowContext.ts';

/** Leads from a choice of plans to their comparison, in a new tab. */
export const CompareLink = ({text}: {text: string}) => {
  const {t} = useTranslation();
  const {comparePlansUrl} = useFlow().settings;
  const compare = (words: string) => (
    <ExternalLink href={comparePlansUrl} newTabText={t('app.opensInNewTab')}>
      {words}
    </ExternalLink>
  );
  return <RichText text={text} renderMark={compare} />;
};
