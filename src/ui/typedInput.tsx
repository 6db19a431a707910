import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type InputHTMLAttributes,
  type Ref,
} from 'react';
import {Input} from './controlFrame.tsx';
import {useMergedRef} from './mergedRef.ts';
import {useMissedInput} from './missedInput.ts';
import {tellAfterPaint} from './tellAfterPaint.ts';
import {useLatest} from './useLatest.ts';

export type TextChange = {target: HTMLInputElement};

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'defaultValue' | 'onChange'> & {
  value: string;
  /** Told what is typed once it is on the screen, and what already stood in the field when it came to life. */
  onChange: (change: TextChange) => void;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Leaves what is typed to the browser, so that a key draws nothing else; a value that its owner gives anew takes its place. */
export const TypedInput = memo(function TypedInput({value, onChange, ref, ...native}: Props) {
  const own = useRef<HTMLInputElement>(null);
  const [first] = useState(value);
  const known = useRef(value);
  useLayoutEffect(() => {
    if (!own.current || known.current === value) return;
    known.current = value;
    own.current.value = value;
  }, [value]);
  const tell = useLatest(onChange);
  useEffect(() => {
    const control = own.current;
    if (control === null || control.value === value) return;
    known.current = control.value;
    onChange({target: control});
    // Once: from here on the input knows best.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useMissedInput(own, known);
  return (
    <Input
      {...native}
      defaultValue={first}
      ref={useMergedRef(own, ref)}
      onChange={({target, nativeEvent}) => {
        known.current = target.value;
        tellAfterPaint(own, nativeEvent, () => tell.current({target}));
      }}
    />
  );
});
