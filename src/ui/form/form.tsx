import type {FormEvent, FormHTMLAttributes, ReactNode, Ref} from 'react';
import styled from 'styled-components';
import {space} from '../theme/theme.ts';

type Native = FormHTMLAttributes<HTMLFormElement>;

type FormProps = Pick<Native, 'onBlur' | 'onInput' | 'onClickCapture'> & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  label?: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLFormElement> | undefined;
};

/**
 * A form without the browser's own messages. The method `dialog` outside a dialog leads nowhere, so that a submit
 * before the page answers to input puts nothing into the address bar.
 */
export function Form({onSubmit, label, children, ...native}: FormProps) {
  return (
    <Stack
      {...native}
      noValidate
      method="dialog"
      aria-label={label}
      onKeyDown={(event) => {
        // Held down, it would go on to press whatever the first press brings the focus to.
        if (event.repeat && event.key === 'Enter') event.preventDefault();
      }}
      // Software alone asks for it, and the browser would empty fields whose values go on to count.
      onReset={(event) => event.preventDefault()}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
    >
      {children}
    </Stack>
  );
}

const Stack = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  min-width: 0;
`;
