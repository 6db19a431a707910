import styled from 'styled-components';
import {color, space} from '../theme/theme.ts';

type FieldErrorProps = {
  id: string;
  text: string | undefined;
  /** Spoken when it comes, for an error that no submit announces. */
  announced?: boolean | undefined;
};

export function FieldError({id, text, announced = false}: FieldErrorProps) {
  if (!text && !announced) return null;
  const message = text && (
    <Message id={id}>
      <Sign />
      <span>{text}</span>
    </Message>
  );
  return announced ? <div aria-live="polite">{message}</div> : message;
}

export function Sign() {
  return (
    <Drawing viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill="currentColor" />
      <path d="M10 5v6" stroke={color.surface} strokeWidth="2.2" strokeLinecap="round" />
      <circle cx="10" cy="14.4" r="1.3" fill={color.surface} />
    </Drawing>
  );
}

const Message = styled.p`
  display: flex;
  gap: ${space(2)};
  color: ${color.alert};
  font-weight: 600;
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;

const Drawing = styled.svg`
  flex: none;
  width: 18px;
  height: 18px;
  margin-top: 0.15em;
`;
