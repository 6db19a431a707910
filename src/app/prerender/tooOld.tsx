import styled from 'styled-components';
import {NoticeBar} from '../../ui/feedback/reloadNotice.tsx';
import {NEWEST_NEEDED} from './newestNeeded.ts';

/** Shown by a browser older than the supported ones, by styles alone, whatever of our script it can run. */
export const TooOld = ({words}: {words: {language: string; text: string}[]}) => (
  <OldAlone>
    {words.map(({language, text}) => (
      <p key={language} lang={language}>
        {text}
      </p>
    ))}
  </OldAlone>
);

const OldAlone = styled(NoticeBar)`
  display: none;

  @supports not ${NEWEST_NEEDED} {
    display: grid;
  }
`;
