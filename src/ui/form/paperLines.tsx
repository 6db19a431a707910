import styled from 'styled-components';
import {media, space} from '../theme/theme.ts';
import {ControlFrame} from './controlFrame.tsx';
import {FieldPair, ShortFields} from './fieldGroup.tsx';
import {Column, LabelRow, Star} from './fieldShell.tsx';

/** Fields that are printed as lines, each a label and its value; an empty one is left out where CSS can detect that. */
export const PaperLines = styled.div`
  display: contents;

  ${media.print} {
    display: grid;
    grid-template-columns: fit-content(13rem) 1fr;
    align-items: baseline;
    gap: ${space(1)} ${space(6)};

    & ${FieldPair}, & ${ShortFields}, & ${Column} {
      display: contents;
    }

    & ${Column} > :not(${LabelRow}, ${ControlFrame}),
    & ${Star}, & svg {
      display: none;
    }

    & ${Column}:has(:placeholder-shown, [value='']:checked) {
      display: none;
    }

    & ${ControlFrame} {
      margin: 0;
      border: 0;
      background: none;
      box-shadow: none;
    }

    & ${ControlFrame} > * {
      min-height: 0;
      padding: 0;
      background: none;
      color: inherit;
      box-shadow: none;
    }

    & input:not(:only-child) {
      flex: none;
      field-sizing: content;
    }
  }
`;
