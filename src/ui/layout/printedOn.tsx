import styled from 'styled-components';
import {media} from '../theme/theme.ts';

type Props = {
  /** In epoch milliseconds. */
  now: number;
  language: string;
};

/** The date of a page that is kept on paper. */
export const PrintedOn = ({now, language}: Props) => (
  <OnPaper>
    <time dateTime={new Date(now).toISOString().slice(0, 10)}>
      {new Intl.DateTimeFormat(language, {dateStyle: 'long'}).format(now)}
    </time>
  </OnPaper>
);

const OnPaper = styled.p`
  display: none;

  ${media.print} {
    display: block;
  }
`;
