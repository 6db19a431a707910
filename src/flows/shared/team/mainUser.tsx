import {useTranslation} from 'react-i18next';
import styled from 'styled-components';
import {fullName} from '../../../../machines/shared/draft/team.ts';
import {tidyEmail} from '../../../../machines/shared/draft/tidy.ts';
import {color, radius, space} from '../../../ui/theme/theme.ts';

type Props = {firstName: string; lastName: string; email: string};

/** The signed-up user, shown as user 1 (specification 2.6). */
export const MainUser = ({email, ...name}: Props) => {
  const {t} = useTranslation();
  return (
    <Panel>
      <Label>{t('team.you')}</Label>
      <Person>
        <span>{fullName(name)}</span>
        <Email>{tidyEmail(email)}</Email>
      </Person>
    </Panel>
  );
};

const Panel = styled.div`
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius};
  background: ${color.page};
`;

const Label = styled.p`
  color: ${color.muted};
  font-size: 0.875rem;
`;

const Person = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(3)};
  overflow-wrap: anywhere;
`;

const Email = styled.span`
  color: ${color.muted};
`;
