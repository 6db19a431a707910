import {useTranslation} from 'react-i18next';
import styled from 'styled-components';
import {ExternalLink} from '../../../ui/actions/externalLink.tsx';
import {RichText} from '../../../ui/text/richText.tsx';
import {color} from '../../../ui/theme/theme.ts';

/** Replaces the provider's floating badge, which would cover controls; the provider requires this text. */
export const RecaptchaNotice = () => {
  const {t} = useTranslation();
  const newTabText = t('app.opensInNewTab');
  return (
    <Notice>
      <RichText
        text={t('botCheck.notice')}
        renderMark={(words, page) => (
          <ExternalLink href={`https://policies.google.com/${page}`} newTabText={newTabText}>
            {words}
          </ExternalLink>
        )}
      />
    </Notice>
  );
};

const Notice = styled.p`
  color: ${color.muted};
  font-size: 0.875rem;
`;
