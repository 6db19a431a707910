import styled from 'styled-components';
import {primaryLook, secondaryLook, textLook} from './buttonStyle.ts';

const looks = {primary: primaryLook, secondary: secondaryLook, text: textLook};

type LinkButtonProps = {$look?: keyof typeof looks | undefined};

/** A link that looks like a button; a router's link by `as`. */
export const LinkButton = styled.a<LinkButtonProps>`
  ${({$look = 'primary'}) => looks[$look]}
`;
