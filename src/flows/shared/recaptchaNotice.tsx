import {Trans, useTranslation} from 'react-i18next';
import styled from 'styled-components';
import {ExternalLink} from '../../ui/externalLink.tsx';
import {color} from '../../ui/theme.ts';

/** Takes the place of the provider's floating badge, which would lie over controls; the provider asks for it. */
export const RecaptchaNotice = () => {
  const {t} = useTranslation();
  const newTabText = t('app.opensInNewTab');
  return (
    <Notice>
      <Trans
        i18nKey="botCheck.notice"
        components={{
          privacy: (
            <ExternalLink href="https://policies.google.com/privacy" newTabText={newTabText}>
              {''}
            </ExternalLink>
          ),
          terms: (
            <ExternalLink href="https://policies.google.com/terms" newTabText={newTabText}>
              {''}
            </ExternalLink>
          ),
        }}
      />
    </Notice>
  );
};

const Notice = styled.p`
  color: ${color.muted};
  font-size: 0.875rem;
`;
