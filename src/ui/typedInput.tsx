import {
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEventHandler,
  type InputHTMLAttributes,
  type Ref,
} from 'react';
import {Input} from './controlFrame.tsx';
import {useEarlyInput} from './earlyInput.ts';
import {useMergedRef} from './mergedRef.ts';
import {useMissedInput} from './missedInput.ts';
import {tellAfterPaint} from './tellAfterPaint.ts';
import {useLatest} from './useLatest.ts';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'defaultValue'> & {
  value: string;
  /** Told what is typed once it is on the screen. */
  onChange: ChangeEventHandler<HTMLInputElement>;
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
  useEarlyInput(own, value);
  useMissedInput(own, known);
  return (
    <Input
      {...native}
      defaultValue={first}
      ref={useMergedRef(own, ref)}
      onChange={(event) => {
        known.current = event.target.value;
        tellAfterPaint(own, event.nativeEvent, () => tell.current(event));
      }}
    />
  );
});
