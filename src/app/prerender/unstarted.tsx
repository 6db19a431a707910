import styled, {keyframes} from 'styled-components';
import {NoticeBar} from '../../ui/feedback/reloadNotice.tsx';

/** Longer than a page takes to reach its own script, which takes this away. */
const PATIENCE = '3s';

type Words = {language: string; text: string; reload: string};

/**
 * Shown where the script in the page is blocked, was changed on its way or cut out, and by styles alone, since no
 * script of ours runs there.
 */
export const Unstarted = ({words}: {words: Words[]}) => (
  <Late data-unstarted="">
    {words.map(({language, text, reload}) => (
      <p key={language} lang={language}>
        {text}{' '}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the page's own, with its query */}
        <a href="">{reload}</a>
      </p>
    ))}
  </Late>
);

const appear = keyframes`
  to {
    visibility: visible;
  }
`;

const Late = styled(NoticeBar)`
  visibility: hidden;
  animation: ${appear} 0s ${PATIENCE} forwards;

  /* Where nothing runs at all, that is said. */
  @media (scripting: none) {
    display: none;
  }
`;
